/**
 * "Your setup" beside "Copy" on every sample that names an API or an environment key, so that
 * readers find the settings where they need them.
 */
import {createElement} from '../../shared/browser/createElement';

/** What opens the dialog when it is clicked. */
export const OPENER = 'data-open-setup';
/** Beside the others without moving them: the page is already being read. */
const PLACE = 'position:absolute;right:100%;white-space:nowrap';

let observer: IntersectionObserver | undefined;

/**
 * Samples get it as they come into view: measuring one that is far away lays it out,
 * and a long page has dozens.
 */
export function offerSetup(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(addNearby, {rootMargin: '50%'});
  for (const mark of document.querySelectorAll('figure.code [data-setup]')) observer.observe(mark.closest('figure.code')!);
}

function addNearby(entries: IntersectionObserverEntry[]): void {
  const figures = entries.filter(({isIntersecting}) => isIntersecting).map(({target}) => target);
  figures.forEach((figure) => observer?.unobserve(figure));
  // All are added before the first is measured, so that the browser lays them out once.
  for (const button of figures.flatMap(addButton).filter(isCrowded)) button.remove();
}

function addButton(figure: Element): HTMLElement[] {
  const actions = figure.querySelector<HTMLElement>('.code-actions');
  if (!actions || actions.querySelector(`[${OPENER}]`)) return [];
  const title = 'Use your own key and API URL in samples';
  const button = createElement('button', {type: 'button', [OPENER]: '', title, style: PLACE}, 'Your setup');
  actions.style.position = 'relative';
  actions.prepend(button);
  return [button];
}

/**
 * On phones the name and the badge of a sample may need the room; the
 * menu opens the same dialog.
 */
function isCrowded(button: HTMLElement): boolean {
  const name = button.parentElement?.previousElementSibling;
  if (!name) return false;
  const [taken, wanted] = [name.getBoundingClientRect(), button.getBoundingClientRect()];
  return taken.bottom > wanted.top && taken.right > wanted.left;
}
