/** Waits for a term to be pointed at or focused, then fetches the tooltip. */
const load = () => import('./tooltip');

export function termOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

if (typeof document !== 'undefined') {
  /** Without the tooltip a term is a plain link. */
  const show = ({target}: Event, otherwise: (term: HTMLAnchorElement) => void = () => undefined) => {
    const term = termOf(target);
    if (term) load().then((tooltip) => tooltip.show(term), otherwise);
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
      show(event, ({href}) => window.location.assign(href));
    },
    {capture: true},
  );
}
