/** The first sample of a page that names the API offers to name the reader's own server; in a set of tabs, the first of each tab. */
const NAME = 'data-host-offer';

export function offerHost(): void {
  const first = document.querySelector('[data-api-host]');
  const place = first?.closest('.tab-set') ?? first?.closest('figure.code');
  for (const mark of place?.querySelectorAll('[data-api-host]') ?? []) {
    const actions = mark.closest('figure.code')?.querySelector('.code-actions');
    if (!actions || (mark.closest('[role=tabpanel]') ?? actions).querySelector(`[${NAME}]`)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(NAME, '');
    button.textContent = 'Your URL';
    button.title = 'Use the URL of your own Flagsmith in samples';
    button.addEventListener('click', () => void import('./askForHost').then(({askForHost}) => askForHost(button)));
    actions.prepend(button);
  }
}
