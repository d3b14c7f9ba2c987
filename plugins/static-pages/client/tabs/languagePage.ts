/** What only pages with a language bar need (node/languageBar.ts); fetched on those. */

/**
 * For a page that has arrived: the contents follow the choice, and a link into a panel that is not
 * shown chooses that panel.
 */
export async function attend(bar: Element, choose: (tab: HTMLElement) => Promise<void>): Promise<void> {
  followChoice(bar);
  const tab = hiddenTabOf(window.location.hash);
  if (!tab) return;
  await choose(tab);
  targetOf(window.location.hash)?.scrollIntoView();
}

/**
 * The section at the top of the window stays there while the page changes around it;
 * aids follow a frame later.
 */
export function keepSection(bar: Element, change: () => void): void {
  const heading = currentHeading();
  const before = heading?.getBoundingClientRect().top ?? 0;
  const keep = () => heading && window.scrollBy({top: heading.getBoundingClientRect().top - before, behavior: 'instant'});
  change();
  followChoice(bar);
  keep();
  requestAnimationFrame(() => requestAnimationFrame(keep));
}

function currentHeading(): Element | undefined {
  return [...document.querySelectorAll('.markdown :is(h2, h3)')]
    .filter((heading) => isShown(heading) && heading.getBoundingClientRect().top < window.innerHeight / 3)
    .at(-1);
}

/** The list of contents names what the page shows, and the bar shows what is chosen in it. */
function followChoice(bar: Element): void {
  const list = bar.querySelector('[role=tablist]');
  const tab = bar.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - list.clientWidth / 2;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    const item = link.parentElement;
    if (item) item.hidden = !isShown(targetOf(link.hash));
  }
}

/** The tab of the panel that a link leads into, when that panel is not shown. */
function hiddenTabOf(hash: string): HTMLElement | null {
  const panel = targetOf(hash)?.closest<HTMLElement>('[role=tabpanel]:not([data-active])');
  return panel?.parentElement?.querySelector<HTMLElement>(`[role=tab][data-value='${panel.dataset.value ?? ''}']`) ?? null;
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

function isShown(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
