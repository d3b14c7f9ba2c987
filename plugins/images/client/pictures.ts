/**
 * Listens for clicks on the pictures and films of all pages, which are HTML. Without it they are
 * links to the whole picture and to the film.
 */
import {loadPart} from '../../shared/browser/loadPart';

const CONTROL = 'a[data-enlarge],a[data-loop]';
/** In one place: the bundler makes a chunk for each list of what an import takes. */
const loadLoops = async () => {
  const loops = await import(/* webpackChunkName: "part-film" */ './loops');
  leavePage = loops.leavePage;
  return loops;
};
let close: (() => void) | undefined;
let leavePage: (() => void) | undefined;

const loadEnlarge = () => import(/* webpackChunkName: "part-picture" */ './enlarge');

function open(link: HTMLAnchorElement): void {
  if (link.dataset['loop']) loadPart('The film', loadLoops, link, ({play}) => play(link));
  else loadPart('The whole picture', loadEnlarge, link, ({enlarge}) => (close = enlarge(link)));
}

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(CONTROL);
    const asksForNewTab = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || asksForNewTab) return;
    event.preventDefault();
    open(link);
  });
  document.addEventListener('keydown', (event) => {
    // Enter is a click on a link by itself; a button is expected to take the space bar too.
    if (event.key !== ' ' || !(event.target as Element).matches(CONTROL)) return;
    event.preventDefault();
    (event.target as HTMLElement).click();
  });
}

type Move = {location: {pathname: string}; previousLocation: {pathname: string} | null};

export function onRouteUpdate({location, previousLocation}: Move): void {
  close?.();
  close = undefined;
  if (location.pathname !== previousLocation?.pathname) leavePage?.();
}

export function onRouteDidUpdate(): void {
  // Without its code a film waits for a click.
  if (document.querySelector('[data-loop]'))
    loadLoops().then(
      (loops) => loops.playInView(),
      () => undefined,
    );
}
