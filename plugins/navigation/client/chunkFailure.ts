/**
 * When a part of the page's script cannot be loaded, Docusaurus leaves the server's HTML on screen and only logs. The text stays readable;
 * this says what happened and offers to try again. After hydration a failed navigation reloads by itself, so nothing is shown then.
 */
const ID = 'chunk-failure';

function isChunkError(reason: unknown): reason is Error {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(reason.message));
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

export function showFailure(message: string): void {
  if (document.getElementById(ID)) return;
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'chunk-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = `Part of this page could not be loaded, so search, menus and tabs may not work. The text is complete. (${message})`;
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, retry);
  document.body.append(box);
}

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    if (!isChunkError(event.reason)) return;
    if (isHydrated()) {
      // A page fetched ahead that did not arrive: nobody asked for it yet.
      event.preventDefault();
      return;
    }
    showFailure(event.reason.message);
  });
}
