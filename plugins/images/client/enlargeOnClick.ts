/**
 * Listens for clicks on the pictures of all pages, which are HTML. Without it they are
 * links to the whole picture.
 */
let close: (() => void) | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarge]');
    const asksForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || asksForNewTab) return;
    event.preventDefault();
    import('./enlarge').then(
      ({enlarge}) => (close = enlarge(link)),
      () => window.location.assign(link.href),
    );
  });
  document.addEventListener('keydown', (event) => {
    // Enter is a click on a link by itself; a button is expected to take the space bar too.
    if (event.key !== ' ' || !(event.target as Element).matches('a[data-enlarge]')) return;
    event.preventDefault();
    (event.target as HTMLElement).click();
  });
}

export function onRouteUpdate(): void {
  close?.();
  close = undefined;
}
