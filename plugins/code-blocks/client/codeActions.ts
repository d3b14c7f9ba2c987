/** Copy and wrap buttons of all code blocks, by one listener on the document: the blocks themselves are plain HTML. */
const COPIED_MS = 1500;

async function copy(button: HTMLButtonElement, code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    copyBySelection(code);
  }
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = 'Copied!';
  window.setTimeout(() => (button.textContent = label), COPIED_MS);
}

/** The Clipboard API needs a secure context; a documentation site is often read over plain http inside a company. */
function copyBySelection(code: string): void {
  const area = document.createElement('textarea');
  area.value = code;
  area.setAttribute('readonly', '');
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

function codeIn(figure: Element, selector: string): string {
  return figure.querySelector(selector)?.textContent?.replace(/\n$/, '') ?? '';
}

function toggleWrap(button: HTMLButtonElement, figure: Element): void {
  const wrapped = figure.toggleAttribute('data-wrapped');
  button.setAttribute('aria-pressed', String(wrapped));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest<HTMLButtonElement>('button[data-code-action]');
    const figure = button?.closest('figure.code');
    if (!button || !figure) return;
    const action = button.dataset.codeAction;
    if (action === 'copy') void copy(button, codeIn(figure, 'code'));
    else if (action === 'copy-whole') void copy(button, codeIn(figure, '.code-whole code'));
    else toggleWrap(button, figure);
  });
}
