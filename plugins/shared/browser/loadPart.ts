import {createPartFailure} from './partFailure';

/** Where the notice is, for parts that are asked for again without it. */
const notices = new WeakMap<Element, Element>();

/**
 * Fetches a part of a page that is not React's and hands it to `use`. If it cannot be fetched, a
 * notice with Retry appears after `place`; the page stays as it is.
 */
export function loadPart<Part>(what: string, load: () => Promise<Part>, place: Element, use: (part: Part) => void): void {
  load().then(
    (part) => {
      notices.get(place)?.remove();
      use(part);
    },
    (error: unknown) => {
      notices.get(place)?.remove();
      const notice = createPartFailure(what, error, () => loadPart(what, load, place, use));
      notices.set(place, notice);
      place.after(notice);
    },
  );
}
