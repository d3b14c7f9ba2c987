/** The ranking of pages by headings and names, corrected by what their paragraphs and rows say. */
import type {RankedPage, RankedPlace, SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {knowMore} from './askedWords';
import {type RankedSection, rankSections} from './rankSections';
import {readQuestion} from './readQuestion';
import {priorsOf} from './retrieve';
import type {AskUnits} from './units';

/** What paragraphs and rows add to the score of a page and of a place; what a row does that defines the identifier, or a table that explains it. */
const REFINE = {page: 1.5, place: 1.5, row: 1.2, table: 1.4};
const SECTIONS_PER_PAGE = 4;

export function refine(index: SearchIndex, pages: RankedPage[], query: string, data: AskUnits): RankedPage[] {
  const top = pages[0]?.score ?? 0;
  if (top <= 0) return pages;
  const words = knowMore(index.wordsOf(query, true), data);
  const {ranked} = rankSections(data, words, readQuestion(query), priorsOf(pages));
  const best = ranked[0]?.score ?? 0;
  if (best <= 0) return pages;
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
      const row = places.some(({place}) => index.isNameOf(place, query)) ? REFINE.row : 0;
      return {page, score: score + top * (REFINE.page * share ** 2 + row), places: withSections(index, places, sections, data, query)};
    })
    .sort((left, right) => right.score - left.score);
}

/** A row that is named like the query stays first; otherwise the section that says it best. */
function withSections(index: SearchIndex, places: RankedPlace[], sections: RankedSection[], data: AskUnits, query: string): RankedPlace[] {
  const top = places[0]?.score ?? 0;
  const best = sections[0]?.score ?? 0;
  if (best <= 0 || places[0]?.place.level === ROW_LEVEL) return places;
  const added = new Map(
    sections.flatMap(({section, score}) => {
      const place = data.sections[section]?.place;
      if (!place) return [];
      const factor = index.isDefinedAt(place, query) ? REFINE.table : 1;
      return [[place, top * REFINE.place * factor * (score / best)] as const];
    }),
  );
  const known = new Set(places.map(({place}) => place));
  return [
    ...places.map(({place, score}) => ({place, score: score + (added.get(place) ?? 0)})),
    ...[...added].filter(([place]) => !known.has(place)).map(([place, score]) => ({place, score})),
  ].sort((left, right) => right.score - left.score);
}
