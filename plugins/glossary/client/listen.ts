/** Waits for a term to be pointed at or focused, then fetches the tooltip. */
const load = () => import('./tooltip');

export function termOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

if (typeof document !== 'undefined') {
  const show = ({target}: Event) => {
    const term = termOf(target);
    if (term) void load().then((tooltip) => tooltip.show(term));
  };
  document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && show(event), {passive: true});
  document.addEventListener('focusin', show);

  // A finger has no hover: the first tap explains, the second follows the link.
  document.addEventListener(
    'click',
    (event) => {
      const term = termOf(event.target);
      if (!term || event.pointerType !== 'touch' || term.hasAttribute('aria-describedby')) return;
      event.preventDefault();
      event.stopPropagation();
      show(event);
    },
    {capture: true},
  );
}
