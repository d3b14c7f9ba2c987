/** Ranked pages → what is shown: filtered, counted, cut and marked. */
import type {Facet, Filters, PageHit, SearchAnswer} from './types';
import {askForSdk, inLanguage, languageIn} from './language';
import {mark, type Marker, snippetOf} from './marking';
import {preferNamed} from './preferNamed';
import type {RankedPage} from './rankedPages';
import type {SearchIndex} from './searchIndex';
import {suggest} from './suggest';
import type {Page} from './unpack';

const SECTIONS_PER_PAGE = 3;
/** A section is worth a line of its own when it comes near the best place of its page. */
const WORTH_SHOWING = 0.3;
/** From this share of the page's own score its best section is what Enter opens. */
const SECTION_SHARE = 0.3;

export function answer(
  index: SearchIndex,
  query: string,
  {limit, filters = {}}: {limit: number; filters?: Filters | undefined},
  refine: (pages: RankedPage[], query: string) => RankedPage[] = (pages) => pages,
): SearchAnswer {
  const asked = askForSdk(query);
  const ranked = preferNamed(refine(index.rank(asked), asked), index.spell(query));
  const chosen = ranked.filter(({page}) => fits(page, filters));
  const marker = index.termsOf(query);
  const language = languageIn(query);
  return {
    hits: chosen.slice(0, limit).map((page) => toHit(page, marker, {isNamed: index.isNamed(query, page.page), language})),
    total: chosen.length,
    facets: {
      type: countBy(ranked.filter(({page}) => fits(page, {section: filters.section})).map(({page}) => page.type)),
      section: countBy(ranked.filter(({page}) => fits(page, {type: filters.type})).map(({page}) => sectionOf(page))),
    },
    suggestions: ranked.length === 0 ? suggest(index, query) : [],
  };
}

function fits(page: Page, {type, section}: Filters): boolean {
  return (!type || page.type === type) && (!section || sectionOf(page) === section);
}

function sectionOf({trail, label}: Page): string {
  return trail[0] ?? label;
}

function countBy(values: string[]): Facet[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({value, count}))
    .sort((left, right) => right.count - left.count || left.value.localeCompare(right.value));
}

type Asked = {isNamed: boolean; language: string | undefined};

function toHit({page, places}: RankedPage, marker: Marker, {isNamed, language}: Asked): PageHit {
  const best = places[0]?.score ?? 0;
  const head = places.find(({place}) => place.level === 1);
  const below = places.filter(({place}) => place.level > 1);
  const sections = below.filter(({score}) => score >= best * WORTH_SHOWING).slice(0, SECTIONS_PER_PAGE);
  // The head of a page gathers words from its whole; only a page that is named like
  // the query is meant as such.
  const share = (below[0]?.score ?? 0) / (best || 1);
  return {
    url: inLanguage(page.url, page, language),
    title: mark(page.title, marker),
    trail: page.trail,
    type: page.type,
    isSectionBest: sections.length > 0 && share >= (isNamed ? 1 : SECTION_SHARE),
    snippet: snippetOf(page.description || head?.place.shown || '', marker),
    sections: sections.map(({place}) => ({
      url: inLanguage(place.url, page, language),
      heading: mark(place.heading, marker),
      snippet: snippetOf(place.shown, marker),
    })),
  };
}
