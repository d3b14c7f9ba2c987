/** Whoever writes `CACHE_FLAGS_SECONDS` in a question wants a section that says it. */
import type {SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {foldWord, joinedOf, rawWords} from '../words';
import type {AskUnits} from './units';

/** "PostHog" and "web.dev" may be of another world, these are not. */
const IDENTIFIER = /\p{L}_\p{L}|^\p{Ll}{2,}\p{Lu}/u;
const SHORTEST = 6;
/** What stands in more sections than this (`getFlags`) is a subject of many. */
const MOST_SECTIONS = 15;

/** Addresses of the sections that say an identifier of the question. */
export function findIdentifiers(index: SearchIndex, data: AskUnits, question: string): Set<string> {
  const names = rawWords(question).filter((word) => word.length >= SHORTEST && IDENTIFIER.test(word) && isKnown(index, word));
  const found = names.map((name) => new Set([...inText(data, name), ...inSearch(index, name)]));
  return new Set(found.flatMap((sections) => (sections.size > MOST_SECTIONS ? [] : [...sections])));
}

/** As a whole, not only its parts. */
function isKnown(index: SearchIndex, name: string): boolean {
  return index.wordsOf(joinedOf(name)).some(({terms}) => terms.some(({weight}) => weight === 1));
}

function inText({text, units, sections}: AskUnits, name: string): string[] {
  return (text.get(foldWord(name)) ?? []).flatMap((unit) => sections[units[unit]?.section ?? -1]?.place.url ?? []);
}

/** Also in code, whose words are not in the data of Ask. Joined, it is found without its parts. */
function inSearch(index: SearchIndex, name: string): string[] {
  const places = index.rank(`${joinedOf(name)} `).flatMap((page) => page.places);
  return places.filter(({place}) => place.level !== ROW_LEVEL).map(({place}) => place.url);
}
