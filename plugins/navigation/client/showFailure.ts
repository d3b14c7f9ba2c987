/**
 * The message for a script that did not arrive. Also part of the inline loader
 * (plugins/hydrate-on-intent), which needs it when there is no application at all.
 */
const ID = 'chunk-failure';

/** Tells the inline loader to give the controls back to the browser. */
export const FAILURE_EVENT = 'site:failed';

export function showFailure(): void {
  if (document.getElementById(ID)) return;
  document.dispatchEvent(new Event(FAILURE_EVENT));
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  // Pages that are rendered in the browser report themselves what is missing.
  const effect = document.documentElement.dataset.needsApp || 'search, menus and tabs may not work. The page text is complete.';
  text.textContent = `Part of this page could not be loaded, so ${effect}`;
  const retry = document.createElement('button');
  retry.className = 'button button--primary button--sm';
  retry.textContent = 'Retry';
  retry.onclick = () => window.location.reload();
  box.append(text, retry);
  document.body.append(box);
}
