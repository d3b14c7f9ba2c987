/**
 * "API URL" beside "Copy" on every sample that names the API: readers who run their own server find
 * the setting where they need it.
 */
import {createElement} from '../../shared/browser/createElement';
import {loadPart} from '../../shared/browser/loadPart';

const BUTTON = 'data-own-host';
/** Beside the others without moving them: the page is already being read. */
const PLACE = 'position:absolute;right:100%;white-space:nowrap';

const loadForm = () => import(/* webpackChunkName: "part-host-form" */ './hostForm');

let observer: IntersectionObserver | undefined;

/**
 * Samples get it as they come into view: measuring one that is far away lays it out,
 * and a long page has dozens.
 */
export function offerHost(): void {
  observer?.disconnect();
  observer = new IntersectionObserver(addNearby, {rootMargin: '50%'});
  for (const mark of document.querySelectorAll('figure.code [data-api-host]')) observer.observe(mark.closest('figure.code')!);
}

function addNearby(entries: IntersectionObserverEntry[]): void {
  const figures = entries.filter(({isIntersecting}) => isIntersecting).map(({target}) => target);
  figures.forEach((figure) => observer?.unobserve(figure));
  // All are added before the first is measured, so that the browser lays them out once.
  for (const button of figures.flatMap(addButton).filter(isCrowded)) button.remove();
}

function addButton(figure: Element): HTMLElement[] {
  const actions = figure.querySelector<HTMLElement>('.code-actions');
  if (!actions || actions.querySelector(`[${BUTTON}]`)) return [];
  const title = 'Use the URL of your own Flagsmith in samples';
  const button = createElement('button', {type: 'button', [BUTTON]: '', title, style: PLACE}, 'API URL');
  actions.style.position = 'relative';
  actions.prepend(button);
  return [button];
}

/**
 * On phones the name and the badge of a sample may need the room; the
 * preferences have the same field.
 */
function isCrowded(button: HTMLElement): boolean {
  const name = button.parentElement?.previousElementSibling;
  if (!name) return false;
  const [taken, wanted] = [name.getBoundingClientRect(), button.getBoundingClientRect()];
  return taken.bottom > wanted.top && taken.right > wanted.left;
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = (target as Element | null)?.closest<HTMLButtonElement>(`[${BUTTON}]`);
    if (button) loadPart('The form', loadForm, button, ({openHostForm}) => openHostForm(button));
  });
}
