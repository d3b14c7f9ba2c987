/**
 * Where identifiers are explained: rows and headings that are named like them,
 * and tables that list them.
 */
import {type Place, ROW_LEVEL} from './unpack';
import {joinedOf, rawWords} from './words';

type Definition = {
  /** Number of the place, and of the heading above it. */
  place: number;
  section: number;
  /**
   * 1 when it has exactly this name; less when its name ends so, or when a
   * table of the section lists it.
   */
  strength: number;
};

export type Definitions = {
  /** Of what a reader searches for: `ALLOWED_HOSTS`, `csrf trusted origins`. */
  of: (query: string) => Definition[];
  /** Of each identifier that a sentence has. */
  inSentence: (question: string) => Definition[];
};

const STRENGTH = {exact: 1, atEnd: 0.8};
/** A table under such a heading explains; one of symptoms only names. */
const LISTED: [heading: RegExp, strength: number][] = [
  [/^(all |options|methods|settings|resources|variables|fields|hooks)/i, 0.65],
  [/problems|go wrong|troubleshooting|errors|fails/i, 0.15],
];
const LISTED_ELSEWHERE = {reference: 0.55, other: 0.4};
/** `flagsmith.hasFeature` also lists `hasFeature`. */
const LISTED_AT_END = 0.5;
const SHORTEST = 6;
const MOST_WORDS = 4;
const PLAIN_WORDS: Record<number, number> = {3: 0.6, 4: 0.6};
const IDENTIFIER = /[._:]|\p{Ll}\p{Lu}|\p{L}\/\p{L}/u;

/** `listed`: by place, the identifiers that its tables explain, joined. */
export function createDefinitions(places: Place[], listed: string[][]): Definitions {
  const named = places.flatMap(({heading, level}, place) => {
    const isName = level === ROW_LEVEL || /[._]|\p{Ll}\p{Lu}/u.test(heading);
    return isName ? [{name: joinedOf(rawWords(heading)[0] ?? ''), place}] : [];
  });
  const sectionOf: number[] = [];
  places.forEach(({level}, place) => sectionOf.push(level === ROW_LEVEL ? (sectionOf[place - 1] ?? 0) : place));

  function find(wanted: string): Definition[] {
    if (wanted.length < SHORTEST) return [];
    const found = new Map<number, number>();
    for (const {name, place} of named) {
      if (name === wanted) found.set(place, STRENGTH.exact);
      else if (name.endsWith(wanted)) found.set(place, STRENGTH.atEnd);
    }
    listed.forEach((names, place) => {
      if (found.has(place)) return;
      const share = names.includes(wanted) ? 1 : names.some((name) => name.endsWith(wanted)) ? LISTED_AT_END : 0;
      if (share > 0) found.set(place, share * listedStrength(places[place]));
    });
    return [...found].map(([place, strength]) => ({place, section: sectionOf[place] ?? place, strength}));
  }

  return {
    of(query) {
      const words = rawWords(query);
      if (words.length > MOST_WORDS) return [];
      const found = find(words.map(joinedOf).join(''));
      if (words.some((word) => IDENTIFIER.test(word))) return found;
      // Plain words: three may well spell a name (`csrf trusted origins`), two mean what they say,
      // and one is no identifier.
      const share = PLAIN_WORDS[words.length] ?? 0;
      return found.map((each) => ({...each, strength: each.strength * share})).filter(({strength}) => strength > 0);
    },
    inSentence: (question) =>
      rawWords(question)
        .filter((word) => IDENTIFIER.test(word))
        .flatMap((word) => find(joinedOf(word))),
  };
}

function listedStrength(place: Place | undefined): number {
  const {heading = '', page} = place ?? {};
  const found = LISTED.find(([pattern]) => pattern.test(heading));
  return found ? found[1] : page?.type === 'reference' ? LISTED_ELSEWHERE.reference : LISTED_ELSEWHERE.other;
}
