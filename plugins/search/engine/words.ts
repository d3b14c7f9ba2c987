/**
 * How text becomes search terms. Identifiers stay whole (`REPLICA_DATABASE_URLS`,
 * `analytics.enabled`) and are also known joined and by their parts, so that they are
 * found however a reader writes them. There is no stemming: measured, it makes the ranking
 * worse (decisions/search.md).
 */
const WORD = /[\p{L}\p{N}%]+(?:[._\-/:@][\p{L}\p{N}%]+)*/gu;
/** Neither joined nor with capitals inside: no parts to look for. */
const PLAIN = /^\p{L}\p{Ll}*$/u;
const JOINERS = /[._\-/:@]+/;
/** Names without parts: who writes "java", "script" or "click" does not mean these. */
const NAMES = new Set(['JavaScript', 'TypeScript', 'ClickHouse']);

/**
 * Words that a question may lose without losing its meaning. They leave the
 * query only, never the index.
 */
const STOP_WORDS = new Set(
  `a about after all also am an and any anybody anyone are as at be been being but by can cannot could did do does doing don't done for from get gets getting had has have having
  how i i'd i'm if in into is it it's its just let lets like make me more must my need needs no not of on one or our ours out please s should so some somebody someone such t than that the their them
  then there these they this those to too up us use used using versus via vs want wants was we were what what's when where whether which while who whom whose why will with within without
  would you your yours`.split(/\s+/),
);

/** "10 %" is one word, as it is without the space. */
export function rawWords(text: string): string[] {
  return (text.includes('%') ? text.replace(/(\d)\s%/g, '$1%') : text).match(WORD) ?? [];
}

const folded = new Map<string, string>();
/** More than the documentation has. */
const MOST_REMEMBERED = 20_000;

/**
 * British and American spelling, and the plural of regular nouns, are one term. The same few
 * thousand words come again and again: remembered.
 */
export function foldWord(word: string): string {
  let result = folded.get(word);
  if (result === undefined) {
    // Readers' words come on top, without an end on a server that stays up.
    if (folded.size >= MOST_REMEMBERED) folded.clear();
    folded.set(word, (result = fold(word)));
  }
  return result;
}

function fold(word: string): string {
  const lower = word.toLowerCase();
  if (JOINERS.test(lower) || lower.length < 4) return lower;
  const spelled = lower.replace(/iz(e|ed|es|er|ers|ing|ation|ations)$/, 'is$1').replace(/^(.{3,})our(s?)$/, '$1or$2');
  if (/[^aeiou]ies$/.test(spelled)) return `${spelled.slice(0, -3)}y`;
  return /[^siu]s$/.test(spelled) ? spelled.slice(0, -1) : spelled;
}

/**
 * `hasFeature` → has, Feature; `HTTPServer` → HTTP, Server. Without lookbehind, which
 * Safari 16.0 does not know.
 */
export function partsOf(word: string): string[] {
  if (NAMES.has(word)) return [word];
  return word
    .replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1.')
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, '$1.')
    .split(JOINERS)
    .filter(Boolean);
}

export function isPlain(word: string): boolean {
  return PLAIN.test(word);
}

export function joinedOf(word: string): string {
  return word.toLowerCase().split(JOINERS).join('');
}

/**
 * All terms under which a text can be found. Of a URL, also what follows each slash:
 * `https://host/api/v1/flags` answers `/api/v1/flags`.
 */
export function indexTerms(text: string): string[] {
  const terms: string[] = [];
  for (const word of rawWords(text)) {
    if (PLAIN.test(word)) terms.push(foldWord(word));
    else for (const term of termsOfIdentifier(word)) terms.push(term);
  }
  return terms;
}

function termsOfIdentifier(word: string): string[] {
  const terms = [foldWord(word)];
  const parts = partsOf(word);
  if (parts.length < 2) return terms;
  if (JOINERS.test(word)) terms.push(joinedOf(word));
  for (const part of parts) terms.push(foldWord(part));
  for (let slash = word.indexOf('/'); slash > 0; slash = word.indexOf('/', slash + 1)) terms.push(word.slice(slash + 1).toLowerCase());
  return terms;
}

export function withoutStopWords(words: string[]): string[] {
  const kept = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return kept.length > 0 ? kept : words;
}

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

/** The different words of a text that say something. */
export function keyWords(text: string): string[] {
  const kept = rawWords(text).filter((word) => !isStopWord(word));
  return [...new Set(kept.map(foldWord))];
}
