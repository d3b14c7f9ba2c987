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

function onKeyDown(event: KeyboardEvent): void {
  const isShortcut = event.key === 'f' && !event.ctrlKey && !event.metaKey && !event.defaultPrevented;
  if (!isShortcut || (event.target as Element).closest('input, textarea, select, [contenteditable]') || !input()) return;
  event.preventDefault();
  void load().then(() => input()?.focus());
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);

export function onRouteDidUpdate(): void {
  const comparison = document.querySelector<HTMLElement>('[data-compare]:not([data-edition])');
  if (comparison) void import('./compareEditions').then(({startComparison}) => startComparison(comparison));
  observer?.disconnect();
  const form = input()?.form;
  if (!form) return;
  if (new URLSearchParams(window.location.search).has('filter')) return void load();
  // The form has no box until it is started: what follows it tells when a reader comes near.
  observer = new IntersectionObserver((entries) => entries.some(({isIntersecting}) => isIntersecting) && void load(), {
    rootMargin: '300px',
  });
  if (form.nextElementSibling) observer.observe(form.nextElementSibling);
}
