import {createElement} from '../../shared/browser/createElement';
import type {Position} from './positions';

/** A reader who scrolls on by this much has decided. */
const DECIDED_PX = 600;
const NAME = 'continue-reading';

/** A small bar over the page, so nothing moves. It goes away by itself when the reader reads on. */
export function offerToContinue({id, heading}: Position): void {
  if (!document.getElementById(id)) return;
  const link = createElement('a', {href: `#${id}`}, `Continue at “${heading}”`);
  // A button of a form is left to the browser before the application runs
  // (plugins/hydrate-on-intent/client/keepEvents.ts).
  const form = createElement('form', {}, createElement('button', {class: 'clean-btn', 'aria-label': 'Close'}, '×'));
  const bar = createElement('aside', {class: NAME, 'aria-label': 'Continue reading'}, link, form);
  document.body.append(bar);

  const start = window.scrollY;
  const end = () => {
    bar.remove();
    window.removeEventListener('scroll', onScroll);
  };
  const onScroll = () => Math.abs(window.scrollY - start) > DECIDED_PX && end();
  window.addEventListener('scroll', onScroll, {passive: true});
  link.addEventListener('click', () => {
    // The place is exact only when the page is laid out whole (src/css/long-pages.css).
    document.documentElement.setAttribute('data-whole-page', '');
    end();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    end();
  });
}

/** For a page that is left without a load. */
export function withdrawOffer(): void {
  document.querySelector(`.${NAME}`)?.remove();
}
