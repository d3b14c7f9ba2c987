/**
 * Most pages have no filter, and most readers never come near one: all that waits for them is this.
 */
const input = () => document.querySelector<HTMLInputElement>('[data-table-filter]');

let observer: IntersectionObserver | undefined;

async function load(): Promise<void> {
  observer?.disconnect();
  const {start} = await import('./filterRows');
  start();
}

/** Without its script the table is complete, and its filter box is not there. */
function ignore(): void {}

function onKeyDown(event: KeyboardEvent): void {
  const isShortcut = event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
  if (!isShortcut || (event.target as Element).closest('input, textarea, select, [contenteditable]') || !input()) return;
  event.preventDefault();
  load().then(() => input()?.focus(), ignore);
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);

export function onRouteDidUpdate(): void {
  const comparison = document.querySelector<HTMLElement>('[data-compare]:not([data-edition])');
  if (comparison) import('./compareEditions').then(({startComparison}) => startComparison(comparison), ignore);
  observer?.disconnect();
  const form = input()?.form;
  if (!form) return;
  const query = new URLSearchParams(window.location.search);
  if ([...form.querySelectorAll<HTMLInputElement>('[name]')].some(({name}) => query.has(name))) return void load().catch(ignore);
  // The form has no box until it starts, so the element after it shows when a reader is near.
  observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && void load().catch(ignore), {
    rootMargin: '300px',
  });
  if (form.nextElementSibling) observer.observe(form.nextElementSibling);
}
