/**
 * What the docs say to a question: the sections that answer it, each with the paragraph, item or
 * row that does. The same passages are quoted when no model is connected and handed to one when it
 * is. How it ranks, and what that was measured on, is in decisions/search.md.
 */
import type {PageHtml, PageText} from '../../types';
import type {Passage, Retrieval} from '../types';
import type {RankedPage} from '../rankedPages';
import type {SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {knowMore, meanDifferent} from './askedWords';
import {findCompared} from './compared';
import {confidenceOf} from './confidence';
import {findWords, type FoundWord} from './findWords';
import {findReading} from './flagInLanguage';
import {findIdentifiers} from './identifiers';
import {quoteSection} from './quoteSection';
import {rerank} from './rerank';
import {type Priors, type RankedSection, rankSections} from './rankSections';
import {readQuestion} from './readQuestion';
import {spellQuestion} from './spellQuestion';
import {findExplained} from './subject';
import type {AskUnits} from './units';

export type Loaders = {
  text: (page: number) => Promise<PageText | undefined>;
  html: (page: number) => Promise<PageHtml | undefined>;
};

/** A term of this weight says the word, a lesser one is a guess. */
const SAYS = 0.3;
const PASSAGES = 5;
const PASSAGES_PER_PAGE = 2;
/** How many places below the first still come close. */
const NEAR = 2;
/** A row of that name, or of a name that ends so. */
const DEFINES = 0.8;

/** `tab`: the reader wants the passages in this one, whatever the question says. */
export async function retrieve(index: SearchIndex, data: AskUnits, typed: string, load: Loaders, tab?: string): Promise<Retrieval> {
  const question = spellQuestion(index, data, typed);
  const preferences = readQuestion(question);
  const words = meanDifferent(knowMore(index.wordsOf(question), data));
  const found = findWords(data, words);
  const priors = priorsOf(index, data, index.rank(`${question} `), question);
  const {ranked, scores} = rankSections(data, found, preferences, priors);
  const judged = rerank(data, found, preferences, priors, ranked);
  // Identifiers have definitions of their own, which the model knows.
  const subject = isIdentifier(index, question) ? undefined : preferences.subject;
  const reading = findReading(question);
  const explained = findCompared(index, preferences) ?? (reading ? {section: reading} : findExplained(index, data, judged, subject));
  const best = choose(withFirst(judged, explained?.section, data), data);
  const chosen = preferences.isTask ? stepsFirst(best, data) : best;
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
    const blocks = texts[position]?.sections[number]?.[2] ?? [['t', place.shown.replace(/…?$/, '…')] as ['t', string]];
    const quoted = quoteSection(
      {
        blocks,
        first,
        best,
        html: position === 0 ? html?.sections[number] : undefined,
        asksForAll: isNamedBy(data, found, section, best),
        rows: position === 0 ? (explained?.names ?? definingRows(index, question, place.url)) : undefined,
      },
      scores,
      tab ? {tabs: new Set([tab])} : preferences,
    );
    return [{url: place.url, page: page.title, heading: id ? place.heading : '', parents: place.parents, ...quoted}];
  });
  const isDefined =
    explained?.names !== undefined || reading !== undefined || priors.identifiers.size > 0 || index.definitions.of(question).length > 0;
  return {passages, coverage: confidenceOf(data, question, judged, words, found, {...preferences, isDefined}, priors)};
}

/** Whether the title, the heading and the names of columns say all that is asked. */
function isNamedBy({sections, headers}: AskUnits, words: FoundWord[], section: number, unit: number): boolean {
  const page = sections[section]?.pageNumber ?? -1;
  return words.every(
    ({title, heading, text}) => Math.max(title[page] ?? 0, heading[section] ?? 0, text[headers[unit] ?? unit] ?? 0) >= SAYS,
  );
}

/**
 * Whether the question contains the name of a variable, option or method. Names with a space are
 * titles: "OpenFeature providers" is spelled like an identifier and is none.
 */
function isIdentifier({definitions, places}: SearchIndex, question: string): boolean {
  const found = definitions.inSentence(question).filter(({strength}) => strength >= DEFINES);
  return found.some(({place}) => !places[place]?.heading.includes(' '));
}

/** Of the section that leads: its rows that define an identifier of the question. */
function definingRows({definitions, places}: SearchIndex, question: string, url: string): Set<string> | undefined {
  const rows = [...definitions.of(question), ...definitions.inSentence(question)].flatMap(({place, section, strength}) => {
    const {level, heading = ''} = places[place] ?? {};
    return strength >= DEFINES && level === ROW_LEVEL && places[section]?.url === url ? [heading] : [];
  });
  return rows.length > 0 ? new Set(rows) : undefined;
}

/** The section of this address before all others. */
function withFirst(ranked: RankedSection[], url: string | undefined, {sections}: AskUnits): RankedSection[] {
  const section = url === undefined ? -1 : sections.findIndex(({place}) => place.url === url);
  const {first: best} = sections[section] ?? {};
  if (best === undefined) return ranked;
  const own = ranked.find((each) => each.section === section) ?? {section, best, score: 1, similarity: 1};
  return [own, ...ranked.filter((each) => each !== own)];
}

/**
 * The beginning of a page says what it is about; how to do it stands in the section of the same
 * page that comes close.
 */
function stepsFirst(chosen: RankedSection[], {sections}: AskUnits): RankedSection[] {
  const [first, ...others] = chosen;
  const lede = first && sections[first.section];
  if (lede?.place.level !== 1) return chosen;
  const steps = others.slice(0, NEAR).find(({section}) => sections[section]?.pageNumber === lede.pageNumber);
  return steps ? [steps, ...chosen.filter((each) => each !== steps)] : chosen;
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

/**
 * What search thinks of pages and headings, as shares of the best, and where identifiers of the
 * question are defined.
 */
export function priorsOf(index: SearchIndex, data: AskUnits, pages: RankedPage[], question: string): Priors {
  const {definitions, places: all} = index;
  const found = [...definitions.of(question), ...definitions.inSentence(question)].sort((left, right) => left.strength - right.strength);
  const places = pages.flatMap((page) => page.places).filter(({place: {level}}) => level > 1 && level !== ROW_LEVEL);
  const bestPage = pages[0]?.score || 1;
  const bestPlace = Math.max(0, ...places.map(({score}) => score)) || 1;
  return {
    pages: new Map(pages.map(({page, score}) => [page.index, score / bestPage])),
    places: new Map(places.map(({place, score}) => [place.url, score / bestPlace])),
    definitions: new Map(found.map(({section, strength}) => [all[section]?.url ?? '', strength])),
    identifiers: findIdentifiers(index, data, question),
  };
}
