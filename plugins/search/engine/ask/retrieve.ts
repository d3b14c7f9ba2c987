/**
 * What the docs say to a question: the sections that answer it, each with the paragraph, item or row that does. The same passages are quoted when no model
 * is connected and handed to one when it is. How it ranks, and what that was measured on, is in decisions/search.md.
 */
import type {PageHtml, PageText} from '../../types';
import type {Passage, Retrieval} from '../types';
import type {RankedPage, SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {knowMore} from './askedWords';
import {confidenceOf} from './confidence';
import {quoteSection} from './quoteSection';
import {rerank} from './rerank';
import {type Priors, type RankedSection, rankSections} from './rankSections';
import {readQuestion} from './readQuestion';
import type {AskUnits} from './units';

export type Loaders = {
  text(page: number): Promise<PageText | undefined>;
  html(page: number): Promise<PageHtml | undefined>;
};

const PASSAGES = 5;
const PASSAGES_PER_PAGE = 2;

/** `tab`: the reader wants the passages in this one, whatever the question says. */
export async function retrieve(index: SearchIndex, data: AskUnits, question: string, load: Loaders, tab?: string): Promise<Retrieval> {
  const preferences = readQuestion(question);
  const words = knowMore(index.wordsOf(question), data);
  const priors = priorsOf(index, index.rank(`${question} `), question);
  const {ranked, scores} = rankSections(data, words, preferences, priors);
  const chosen = choose(rerank(data, words, preferences, priors, ranked), data);
  const pageOf = ({section}: RankedSection) => data.sections[section]?.page.index ?? -1;
  const [html, ...texts] = await Promise.all([
    chosen[0] && load.html(pageOf(chosen[0])).catch(() => undefined),
    ...chosen.map((each) => load.text(pageOf(each)).catch(() => undefined)),
  ]);
  const passages = chosen.flatMap(({section, best}, position): Passage[] => {
    const {page, place, first} = data.sections[section] ?? {};
    if (!page || !place || first === undefined) return [];
    const id = place.url.split('#')[1] ?? '';
    const number = texts[position]?.sections.findIndex(([, own]) => own === id) ?? -1;
    const blocks = texts[position]?.sections[number]?.[2] ?? [['t', `${place.shown} …`] as ['t', string]];
    const quoted = quoteSection(
      {blocks, first, best, html: position === 0 ? html?.sections[number] : undefined},
      scores,
      tab ? {tabs: new Set([tab])} : preferences,
    );
    return [{url: place.url, page: page.title, heading: id ? place.heading : '', parents: place.parents, ...quoted}];
  });
  const isDefined = priors.definitions.has(passages[0]?.url ?? '');
  return {passages, coverage: confidenceOf(data, question, ranked, words, {isSymptom: preferences.isSymptom, isDefined})};
}

/** Best first; one page may not fill them all. */
function choose(ranked: RankedSection[], {sections}: AskUnits): RankedSection[] {
  const perPage = new Map<number, number>();
  const chosen: RankedSection[] = [];
  for (const each of ranked) {
    const page = sections[each.section]?.pageNumber ?? -1;
    const count = perPage.get(page) ?? 0;
    if (count >= PASSAGES_PER_PAGE) continue;
    perPage.set(page, count + 1);
    chosen.push(each);
    if (chosen.length === PASSAGES) break;
  }
  return chosen;
}

/** What search thinks of pages and headings, as shares of the best, and where identifiers of the question are defined. */
export function priorsOf({definitions, places: all}: SearchIndex, pages: RankedPage[], question: string): Priors {
  const found = [...definitions.of(question), ...definitions.inSentence(question)].sort((left, right) => left.strength - right.strength);
  const places = pages.flatMap((page) => page.places).filter(({place: {level}}) => level > 1 && level !== ROW_LEVEL);
  const bestPage = pages[0]?.score || 1;
  const bestPlace = Math.max(0, ...places.map(({score}) => score)) || 1;
  return {
    pages: new Map(pages.map(({page, score}) => [page.index, score / bestPage])),
    places: new Map(places.map(({place, score}) => [place.url, score / bestPlace])),
    definitions: new Map(found.map(({section, strength}) => [all[section]?.url ?? '', strength])),
  };
}
