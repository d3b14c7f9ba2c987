/** "API URL" beside "Copy" on every sample that names the API: readers who run their own server find the setting where they need it. */
const BUTTON = 'data-own-host';
/** Beside the others without moving them: the page is already being read. */
const PLACE = 'position:absolute;right:100%;white-space:nowrap';

export function offerHost(): void {
  for (const mark of document.querySelectorAll('figure.code [data-api-host]')) {
    const actions = mark.closest('figure.code')?.querySelector<HTMLElement>('.code-actions');
    if (!actions || actions.querySelector(`[${BUTTON}]`)) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute(BUTTON, '');
    button.title = 'Use the URL of your own Flagsmith in samples';
    button.textContent = 'API URL';
    button.style.cssText = PLACE;
    actions.style.position = 'relative';
    actions.prepend(button);
    if (isCrowded(actions, button)) button.remove();
  }
}

/** On phones the name and the badge of a sample may need the room; the preferences have the same field. */
function isCrowded({previousElementSibling: name}: Element, button: Element): boolean {
  if (!name) return false;
  const [taken, wanted] = [name.getBoundingClientRect(), button.getBoundingClientRect()];
  return taken.bottom > wanted.top && taken.right > wanted.left;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>(`[${BUTTON}]`);
    if (button) void import('./hostForm').then(({openHostForm}) => openHostForm(button));
  });
}
