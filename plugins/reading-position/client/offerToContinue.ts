import type {Position} from './positions';

/** A reader who scrolls on by this much has decided. */
const DECIDED_PX = 600;

/** A small bar over the page, so nothing moves. It goes away by itself when the reader reads on. */
export function offerToContinue({id, heading}: Position): void {
  if (!document.getElementById(id)) return;
  const bar = document.createElement('aside');
  bar.className = 'continue-reading';
  bar.setAttribute('aria-label', 'Continue reading');
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.textContent = `Continue at “${heading}”`;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'clean-btn';
  close.setAttribute('aria-label', 'Close');
  close.textContent = '×';
  bar.append(link, close);
  document.body.append(bar);

  const start = window.scrollY;
  const end = () => {
    bar.remove();
    window.removeEventListener('scroll', onScroll);
  };
  const onScroll = () => Math.abs(window.scrollY - start) > DECIDED_PX && end();
  window.addEventListener('scroll', onScroll, {passive: true});
  link.addEventListener('click', end);
  close.addEventListener('click', end);
}
