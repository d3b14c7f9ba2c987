/**
 * Copy and wrap buttons of all code blocks, by one listener on the document: the blocks
 * themselves are plain HTML.
 */
import {writeClipboard} from '../../shared/browser/clipboard';

const COPIED_MS = 1500;

async function copy(button: HTMLButtonElement, code: string): Promise<void> {
  await writeClipboard(code);
  const label = (button.dataset.label ??= button.textContent);
  button.textContent = 'Copied!';
  window.setTimeout(() => (button.textContent = label), COPIED_MS);
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
