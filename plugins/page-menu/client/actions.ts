import {createElement} from '../../shared/browser/createElement';
import {copyText} from './copyText';

const SHOWN_MS = 1800;

export async function act(button: HTMLElement): Promise<void> {
  const menu = button.closest<HTMLDetailsElement>('[data-page-menu]');
  if (!menu) return;
  if (button.dataset.pageAction === 'print') {
    menu.open = false;
    window.print();
    return;
  }
  // Safari allows copying only in the same task as the click, so the text goes in as a promise.
  const copied = await copyText(fetchTwin(menu.dataset.pageMenu ?? ''));
  say(button, copied ? 'Copied!' : 'Could not be copied', menu.querySelector('[role=status]'));
}

async function fetchTwin(address: string): Promise<string> {
  const response = await fetch(address);
  const isText = (response.headers.get('content-type') ?? '').startsWith('text/');
  if (!response.ok || !isText || response.headers.get('content-type')?.includes('html'))
    throw new Error(`No Markdown at ${address} (status ${response.status}).`);
  return response.text();
}

/**
 * The mark beside a heading or in a table row: the browser goes there as with any link, and the
 * URL is on the clipboard.
 */
export async function copyLink(link: HTMLAnchorElement): Promise<void> {
  const copied = await copyText(Promise.resolve(link.href));
  if (!copied) return;
  link.dataset.copied = '';
  announce('Link copied');
  window.setTimeout(() => delete link.dataset.copied, SHOWN_MS);
}

function say(button: HTMLElement, message: string, status: Element | null): void {
  const label = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = label;
  button.textContent = message;
  if (status) status.textContent = message;
  window.setTimeout(() => {
    button.textContent = label;
    if (status) status.textContent = '';
  }, SHOWN_MS);
}

/** One live region for the whole site, made on first need. */
function announce(message: string): void {
  let region = document.getElementById('page-status');
  if (!region) {
    region = createElement('div', {id: 'page-status', class: 'visually-hidden', role: 'status'});
    document.body.append(region);
  }
  region.textContent = '';
  window.setTimeout(() => {
    if (region) region.textContent = message;
  }, 50);
}
