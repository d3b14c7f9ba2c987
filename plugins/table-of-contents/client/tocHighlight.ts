/**
 * Marks the entry of the section that is being read in the contents of the page (the stock hook is
 * switched off in src/theme/TOCItems). Headings are measured after a paint, once per frame.
 */
const LINK = '.table-of-contents__link';
const ACTIVE = 'table-of-contents__link--active';
/**
 * Room that the active link keeps to the edges of the list; the assistant's
 * button lies over the lower one.
 */
const MARGIN_PX = 72;

let frame = 0;

function soon(): void {
  frame ||= requestAnimationFrame(() => {
    frame = 0;
    markSection();
  });
}

/**
 * Nothing is marked before React has hydrated the page: it would find a name in the contents bar
 * that it did not render, and write the whole page again. Listeners that are there already are not
 * added twice. The frame after the next one begins when the page has been painted.
 */
export function onRouteDidUpdate(): void {
  document.addEventListener('scroll', soon, {passive: true});
  window.addEventListener('resize', soon);
  requestAnimationFrame(soon);
}

function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINK)];
  const targets = new Set(links.map(idOf));
  // What a filter or the choice of a language hides has no place in the page.
  const shown = [...document.querySelectorAll<HTMLElement>('.markdown .anchor')].filter(
    (heading) => targets.has(heading.id) && heading.getClientRects().length > 0,
  );
  const id = readingAt(shown)?.id;
  let active: Element | null = null;
  for (const link of links) {
    const isActive = id !== undefined && idOf(link) === id;
    if (isActive) active = link;
    if (isActive && !link.classList.contains(ACTIVE)) keepInView(link);
    link.classList.toggle(ACTIVE, isActive);
  }
  const name = document.querySelector('.contents-bar b');
  if (name) name.textContent = active?.textContent ?? '';
}

function idOf({hash}: HTMLAnchorElement): string {
  return decodeURIComponent(hash.slice(1));
}

/**
 * Scrolls only the list, and only as far as necessary;
 * `scrollIntoView` would move the page too.
 */
export function keepInView(link: Element | null): void {
  const list = link?.closest('.theme-doc-toc-desktop, .contents-bar > nav');
  if (!list || !link) return;
  const frame = list.getBoundingClientRect();
  const {top, bottom} = link.getBoundingClientRect();
  const isInside = top >= frame.top + MARGIN_PX && bottom <= frame.bottom - MARGIN_PX;
  if (!isInside) list.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

/**
 * The first heading in the upper half of the window; when there is none, the one that
 * has been scrolled past last.
 */
function readingAt(headings: HTMLElement[]): HTMLElement | undefined {
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top >= 0);
  if (next < 0) return headings.at(-1);
  const {top, bottom} = headings[next]!.getBoundingClientRect();
  return top > 0 && bottom < window.innerHeight / 2 ? headings[next] : headings[next - 1];
}
