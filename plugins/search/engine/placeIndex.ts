/** The index below the ranking: MiniSearch over the names and the text of every place. */
import MiniSearch from 'minisearch';

import {type Place, ROW_LEVEL} from './unpack';
import {foldPhrase, indexTerms} from './words';

type Field = 'title' | 'names' | 'heading' | 'row' | 'about' | 'text' | 'code';
/**
 * Every place has two entries, its names (id × 2) and its text (id × 2 + 1), because
 * the text may arrive later.
 */
export type Entry = {id: number} & Partial<Record<Field, string>>;

const BOOST: Record<Field, number> = {title: 8, names: 5, heading: 4, row: 2, about: 0.6, text: 1, code: 0.5};
const BM25 = {k: 1, b: 0.4, d: 0.4};
/** `learn`: called with every term, for a vocabulary. */
export function createPlaceIndex(learn: (term: string) => void): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: Object.keys(BOOST),
    tokenize: indexTerms,
    processTerm: (term) => {
      learn(term);
      return term;
    },
    searchOptions: {tokenize: (term) => [term], processTerm: (term) => term, bm25: BM25, boost: BOOST},
  });
}

export function namesOf({page, heading, level, parents}: Place): Partial<Record<Field, string>> {
  if (level === 1)
    return {
      title: `${page.title} ${page.label}`,
      names: `${page.url} ${page.keywords}`,
      about: page.trail.join(' '),
      text: page.description,
    };
  const about = [page.title, ...parents].join(' ');
  return level === ROW_LEVEL ? {row: heading, about} : {heading, about};
}

export function phraseNamesOf({page, heading, level}: Place): string[] {
  return (level === 1 ? [page.title, page.label, ...page.keywords.split(', ')] : [heading]).map(foldPhrase);
}
