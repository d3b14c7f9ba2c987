/** The ranking of pages by headings and names, corrected by what their paragraphs and rows say. */
import type {RankedPage, RankedPlace} from '../rankedPages';
import type {SearchIndex} from '../searchIndex';
import {type Place, ROW_LEVEL} from '../unpack';
import {knowMore} from './askedWords';
import {findWords, type FoundWord} from './findWords';
import {type RankedSection, rankSections} from './rankSections';
import {readQuestion} from './readQuestion';
import {priorsOf} from './retrieve';
import type {AskUnits} from './units';

/**
 * What paragraphs and rows add to the score of a page and of a place, and what a definition of the
 * identifier adds to its page.
 */
const REFINE = {page: 1.5, place: 1.5, definition: 1.6};
const SECTIONS_PER_PAGE = 4;

export function refine(index: SearchIndex, pages: RankedPage[], query: string, data: AskUnits): RankedPage[] {
  const top = pages[0]?.score ?? 0;
  if (top <= 0) return pages;
  const words = forgetUnits(data, findWords(data, knowMore(index.wordsOf(query, true), data)));
  const {ranked} = rankSections(data, words, {...readQuestion(query), anyTab: true, isSearch: true}, priorsOf(index, data, pages, query));
  const best = ranked[0]?.score ?? 0;
  if (best <= 0) return pages;
  const defined = new Map<Place, number>();
  for (const {place, strength} of index.definitions.of(query)) {
    const own = index.places[place];
    if (own) defined.set(own, strength);
  }
  const byPage = new Map<number, RankedSection[]>();
  for (const each of ranked) {
    const page = data.sections[each.section]?.page.index ?? -1;
    const own = byPage.get(page);
    if (!own) byPage.set(page, [each]);
    else if (own.length < SECTIONS_PER_PAGE) own.push(each);
  }
  return pages
    .map(({page, score, places}) => {
      const sections = byPage.get(page.index) ?? [];
      const share = (sections[0]?.score ?? 0) / best;
      const definition = Math.max(0, ...places.map(({place}) => defined.get(place) ?? 0));
      const added = REFINE.page * share ** 2 + REFINE.definition * definition;
      return {page, score: score + top * added, places: definition > 0 ? places : withSections(places, sections, data)};
    })
    .sort((left, right) => right.score - left.score);
}

/**
 * Questions of single rows and paragraphs lead names astray: measured, search opens the right place
 * more often without.
 */
function forgetUnits({answeredBy}: AskUnits, words: FoundWord[]): FoundWord[] {
  for (const {asked} of words) answeredBy.forEach((unit, question) => unit >= 0 && (asked[question] = 0));
  return words;
}

/** The section that says it best comes first, but after a row that is named like the query. */
function withSections(places: RankedPlace[], sections: RankedSection[], data: AskUnits): RankedPlace[] {
  const top = places[0]?.score ?? 0;
  const best = sections[0]?.score ?? 0;
  if (best <= 0 || places[0]?.place.level === ROW_LEVEL) return places;
  const added = new Map(
    sections.flatMap(({section, score}) => {
      const place = data.sections[section]?.place;
      return place ? [[place, top * REFINE.place * (score / best)] as const] : [];
    }),
  );
  const known = new Set(places.map(({place}) => place));
  return [
    ...places.map(({place, score}) => ({place, score: score + (added.get(place) ?? 0)})),
    ...[...added].filter(([place]) => !known.has(place)).map(([place, score]) => ({place, score})),
  ].sort((left, right) => right.score - left.score);
}
