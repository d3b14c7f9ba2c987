/**
 * A query of the search box → pages with the sections and rows that answer, counted, cut and
 * marked.
 */
import type {Card, Facet, Filters, PageHit, SearchAnswer} from '../types';
import {askedWords, type AskedWord} from './askedWords';
import {inLanguage} from './languages';
import {mark, type Marker, snippetOf} from './marking';
import {lastWordOf} from './parseQuery';
import {ASIDE, scoreSections} from './score';
import type {Synonyms} from './synonyms';
import type {Page} from './unpack';
import type {WordIndex} from './wordIndex';
import {foldWord, joinedOf, rawWords} from './words';

type Place = {heading: string; url: string; shown: string; score: number; isHead: boolean};
type FoundPage = {page: Page; score: number; places: Place[]; isNamed: boolean; lead?: Place};

const SECTIONS_PER_PAGE = 3;
/** What a name that is the whole query adds to a score, where the best score without is 1. */
const EXACT = {page: 2.8, slug: 0.6, row: 2, ending: 1.2, word: 0.3, heading: 0.7};
/** Of pages with one name, the one nearer to the top of the menu is the more general. */
const PER_LEVEL = 0.4;
const IDENTIFIER = /[._]|\p{Ll}\p{Lu}/u;
/** The end of a name that is this long names it as well. */
const SHORTEST_ENDING = 8;
/** What the title and the keywords of a page add by the share of the query that they say. */
const NAMES = {title: 1, keywords: 0.5};
/** A title that says this share of the query names it, so the page is meant as a whole. */
const IS_NAMED = 0.95;
/** A row with an address stands for itself when it is about as good as its section. */
const ROW = 1.05;
/** A search is for a name, which a row or a paragraph says. */
const SEARCH = {whole: 0, page: 0.12};
/** Sections and pages below these shares of the best answer another question. */
const WORTH_SHOWING = 0.35;
const WORST_PAGE = 0.15;
/**
 * Enter opens the best section when it reaches this share of the best place; of a named page, only
 * one with that very name.
 */
const SECTION_LEADS = 0.6;
const NAMED_SECTION = 1.5;

export function searchPages(
  index: WordIndex,
  synonyms: Synonyms,
  query: string,
  {limit, filters = {}, card}: {limit: number; filters?: Filters | undefined; card?: Card | undefined},
): SearchAnswer {
  const words = askedWords(query, index, synonyms);
  const ranked = rankPages(index, words, query);
  const chosen = ledBy(
    card,
    ranked.filter(({page}) => fits(page, filters)),
  );
  const marker = markerOf(words, query);
  return {
    hits: chosen.slice(0, limit).map((found) => toHit(found, marker, query)),
    total: chosen.length,
    facets: {
      type: countBy(ranked.filter(({page}) => fits(page, {section: filters.section})).map(({page}) => page.type)),
      section: countBy(ranked.filter(({page}) => fits(page, {type: filters.type})).map(({page}) => sectionOf(page))),
    },
    suggestions: ranked.length === 0 ? suggest(index, query) : [],
    ...(card && chosen[0]?.lead ? {card} : {}),
  };
}

/**
 * The section that the card links to comes first, so that the list begins with what stands above
 * it. There is no card where another place has the query as its name, or answers far better.
 */
function ledBy(card: Card | undefined, ranked: FoundPage[]): FoundPage[] {
  const [best] = ranked;
  const top = best?.places[0];
  if (!card || !best || !top) return ranked;
  const named = best.isNamed ? best.page.url : top.score >= NAMED_SECTION ? top.url : card.url;
  if (named !== card.url) return ranked;
  for (const found of ranked) {
    const lead = found.places.find(({url, score}) => url === card.url && score >= top.score * WORTH_SHOWING);
    if (lead) return [{...found, lead}, ...ranked.filter((other) => other !== found)];
  }
  return ranked;
}

function rankPages(index: WordIndex, words: AskedWord[], query: string): FoundPage[] {
  if (words.every(({terms}) => terms.length === 0)) return [];
  const {sections, lists, sectionOf} = index;
  const scores = scoreSections(index, words, query, SEARCH);
  const best = Math.max(...scores.sections.map(({score}) => score)) || 1;
  const bestPage = Math.max(...scores.pages) || 1;
  const {title, keywords} = saidBy(index, words);
  const spelled = respelled(query, words);
  const wanted = nameOf(spelled);
  const joined = rawWords(spelled).map(joinedOf).join('');
  const defined = new Set((lists.name.get(joined) ?? []).map((unit) => sectionOf[unit]));
  const pages = new Map<number, FoundPage>();
  for (const {section: number, score} of scores.sections) {
    const section = sections[number];
    if (!section) continue;
    const {page, heading, url, shown, level, rows} = section;
    let found = pages.get(page.number);
    if (!found) {
      const exact = exactName(page, wanted, query);
      const said = title[page.number] ?? 0;
      const named = NAMES.title * said ** 2 + NAMES.keywords * (keywords[page.number] ?? 0) ** 2;
      const own = (scores.pages[page.number] ?? 0) / bestPage + named + exact;
      pages.set(page.number, (found = {page, score: own, places: [], isNamed: exact > EXACT.slug || said >= IS_NAMED}));
    }
    const add = (place: Omit<Place, 'isHead'>, isHead = false): void => {
      if (place.score > 0 && !ASIDE.test(heading)) found.places.push({...place, isHead});
    };
    const isHeading = level > 1 && nameOf(heading) === wanted;
    const hasExactRow = rows.some(({name}) => nameOf(name) === wanted);
    const bonus = Math.max(isHeading ? EXACT.heading : 0, defined.has(number) && !hasExactRow ? EXACT.row * 0.8 : 0);
    add({heading, url, shown, score: score / best + bonus}, level === 1);
    for (const row of rows)
      add({...row, heading: row.name, score: (ROW * (scores.units[row.unit] ?? 0)) / best + exactRow(row.name, wanted)});
  }
  for (const found of pages.values()) {
    found.places.sort((left, right) => right.score - left.score);
    found.score += Math.max(0, (found.places[0]?.score ?? 0) - 1);
  }
  const sorted = [...pages.values()]
    .filter(({places, score}) => places.length > 0 && score > 0)
    .sort((left, right) => right.score - left.score);
  const least = (sorted[0]?.score ?? 0) * WORST_PAGE;
  return sorted.filter(({score}) => score >= least);
}

/** How much of the query titles and keywords say, by page. */
function saidBy({lists, pages}: WordIndex, words: AskedWord[]): {title: Float32Array; keywords: Float32Array} {
  const all = words.reduce((sum, {weight}) => sum + weight, 0) || 1;
  const said = {title: new Float32Array(pages), keywords: new Float32Array(pages)};
  for (const {terms, weight} of words)
    for (const [part, field] of [
      ['title', 'title'],
      ['keywords', 'names'],
    ] as const) {
      const own = new Map<number, number>();
      // A corrected word or a synonym names a page as well as the word itself.
      const top = Math.max(...terms.map(([, share]) => share));
      for (const [term, share] of terms)
        for (const page of lists[field].get(term) ?? []) own.set(page, Math.max(own.get(page) ?? 0, share / top));
      for (const [page, share] of own) said[part][page] = (said[part][page] ?? 0) + (share * weight) / all;
    }
  return said;
}

/** Whoever types the name of a page means that page, however often others use its words. */
function exactName({title, label, url, keywords, trail}: Page, wanted: string, query: string): number {
  if (!wanted) return 0;
  const request = query.trim().toLowerCase();
  const isKeyword = keywords
    .split(', ')
    .some((keyword) => keyword.toLowerCase() === request || keyword.toLowerCase().endsWith(` ${request}`));
  if (nameOf(title) === wanted || nameOf(label) === wanted || (isKeyword && request.includes('/')))
    return EXACT.page - PER_LEVEL * trail.length;
  return nameOf(url.split('/').filter(Boolean).at(-1) ?? '') === wanted ? EXACT.slug : 0;
}

/** `ALLOWED_HOSTS` also names `DJANGO_ALLOWED_HOSTS`; a plain word is defined in many places. */
function exactRow(name: string, wanted: string): number {
  const own = nameOf(name);
  if (own !== wanted) return wanted.length >= SHORTEST_ENDING && own.endsWith(wanted) ? EXACT.ending : 0;
  return IDENTIFIER.test(name) ? EXACT.row : EXACT.word;
}

/** The query with unknown words corrected: a misspelt name is that name. */
function respelled(query: string, words: AskedWord[]): string {
  const corrections = new Map(words.map(({word, terms, isKnown}) => [word, isKnown ? undefined : terms[0]?.[0]]));
  return rawWords(query)
    .map((word) => corrections.get(foldWord(word)) ?? word)
    .join(' ');
}

/** "Audit logs", `audit-logs` and `auditLog` are one name. */
function nameOf(text: string): string {
  return foldWord(rawWords(text).map(joinedOf).join(''));
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

function toHit({page, places, isNamed, lead}: FoundPage, marker: Marker, query: string): PageHit {
  const best = places[0]?.score ?? 0;
  const others = places.filter((place) => place !== lead && place.score >= best * WORTH_SHOWING);
  const sections = [...(lead ? [lead] : []), ...others].filter(({isHead}) => !isHead).slice(0, SECTIONS_PER_PAGE);
  const isGood = (sections[0]?.score ?? 0) >= (isNamed ? NAMED_SECTION : best * SECTION_LEADS);
  return {
    url: inLanguage(page.url, page, query),
    title: mark(page.title, marker),
    trail: page.trail,
    type: page.type,
    isSectionBest: sections.length > 0 && (lead ? !lead.isHead : isGood),
    snippet: snippetOf(page.description, marker),
    sections: sections.map(({url, heading, shown}) => ({
      url: inLanguage(url, page, query),
      heading: mark(heading, marker),
      snippet: snippetOf(shown, marker),
    })),
  };
}

/**
 * The terms of a query as they are marked; a word that is still being typed marks its beginning.
 */
function markerOf(words: AskedWord[], query: string): Marker {
  return {exact: new Set(words.flatMap(({terms}) => terms.map(([term]) => term))), started: /\s$/.test(query) ? '' : lastWordOf(query)};
}

/** Page names that share a beginning with a word of the query that found nothing. */
function suggest({sections}: WordIndex, query: string, limit = 3): string[] {
  const beginnings = (text: string) => rawWords(text).map((word) => foldWord(word).slice(0, 3));
  const wanted = beginnings(query).filter((start) => start.length === 3);
  const labels = new Set(sections.filter(({level}) => level === 1).map(({page}) => page.label));
  return [...labels].filter((label) => beginnings(label).some((start) => wanted.includes(start))).slice(0, limit);
}
