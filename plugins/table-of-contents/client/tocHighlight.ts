/**
 * Marks the entry of the section that is being read in the table of contents. Replaces
 * the stock hook (index.ts), which measures headings while a new page is still being put
 * together, so that the browser lays it out twice, and on every scroll event. This one
 * measures after a paint, once per frame.
 */
import {useEffect} from 'react';

type Config = {linkClassName: string; linkActiveClassName: string; minHeadingLevel: number; maxHeadingLevel: number};

/**
 * Room that the active link keeps to the edges of the list; the assistant's
 * button lies over the lower one.
 */
const MARGIN_PX = 72;

export function useTOCHighlight(config: Config | undefined): void {
  useEffect(() => {
    if (!config) return undefined;
    let frame = 0;
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        markSection(config);
      });
    };
    // The frame after the next one begins when the page has been painted.
    const first = requestAnimationFrame(soon);
    document.addEventListener('scroll', soon, {passive: true});
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(first);
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [config]);
}

function markSection({linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel}: Config): void {
  const levels = Array.from({length: maxHeadingLevel - minHeadingLevel + 1}, (_, index) => `h${minHeadingLevel + index}.anchor`);
  // What a filter or the choice of a language hides has no place in the page.
  const shown = [...document.querySelectorAll<HTMLElement>(levels.join())].filter((heading) => heading.getClientRects().length > 0);
  const id = readingAt(shown)?.id;
  let active: Element | null = null;
  // The name may be several classes.
  for (const link of document.getElementsByClassName(linkClassName)) {
    const isActive = id !== undefined && decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)) === id;
    if (isActive) active = link;
    if (isActive && !link.classList.contains(linkActiveClassName)) keepInView(link);
    link.classList.toggle(linkActiveClassName, isActive);
  }
  const name = document.querySelector('.contents-bar b');
  if (name) name.textContent = active?.textContent ?? '';
}

/**
 * The list scrolls by itself, and only as far as it has to;
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
