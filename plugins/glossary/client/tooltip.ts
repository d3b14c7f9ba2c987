/**
 * One tooltip for the page. As WCAG 1.4.13 asks, Escape closes it without moving the pointer, the
 * pointer may move onto it, and it stays until the reader leaves or closes it.
 */
import {createElement} from '../../shared/browser/createElement';

const ID = 'term-tooltip';
const GAP = 8;
/** Time to move the pointer from the word to the tooltip. */
const LEAVE_MS = 150;

let current: HTMLAnchorElement | undefined;
let leaving: number | undefined;

export function show(term: HTMLAnchorElement): void {
  window.clearTimeout(leaving);
  if (current === term) return;
  hide();
  const tip = tooltip(term.closest('main') ?? document.body);
  tip.textContent = term.dataset.definition ?? '';
  tip.hidden = false;
  term.setAttribute('aria-describedby', ID);
  current = term;
  place(tip, term);
}

export function hide(): void {
  window.clearTimeout(leaving);
  current?.removeAttribute('aria-describedby');
  current = undefined;
  const tip = document.getElementById(ID);
  if (tip) tip.hidden = true;
}

/**
 * Inside the page's main part: screen readers report content outside of all landmarks.
 */
function tooltip(place: HTMLElement): HTMLElement {
  const found = document.getElementById(ID);
  if (found) return found;
  const tip = createElement('div', {id: ID, role: 'tooltip', hidden: ''});
  place.append(tip);
  return tip;
}

/** Above the word when there is room, otherwise below, and never outside the screen. */
function place(tip: HTMLElement, term: HTMLElement): void {
  const word = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const {width, height} = tip.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, word.left), document.documentElement.clientWidth - width - GAP);
  const top = word.top - height - GAP > 0 ? word.top - height - GAP : word.bottom + GAP;
  const origin = (tip.offsetParent ?? document.body).getBoundingClientRect();
  tip.style.left = `${left - origin.left}px`;
  tip.style.top = `${top - origin.top}px`;
}

function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && (target.closest('a.term') === current || target.id === ID);
}

document.addEventListener('pointerover', ({target}) => {
  if (!current) return;
  if (isOver(target)) window.clearTimeout(leaving);
  else if (document.activeElement !== current) {
    window.clearTimeout(leaving);
    leaving = window.setTimeout(hide, LEAVE_MS);
  }
});
document.addEventListener('focusout', ({target}) => target === current && hide());
document.addEventListener('pointerdown', ({target}) => !isOver(target) && hide());
document.addEventListener('keydown', ({key}) => key === 'Escape' && hide());
// Its place was for the old width.
window.addEventListener('resize', hide);
