import {foldWord, rawWords} from './words';

type Phrase = {words: string[]; alternatives: string[]};
type Found = {start: number; phrase: Phrase};
export type Synonyms = Phrase[];

export function readSynonyms(table: Record<string, string[]>): Synonyms {
  return Object.entries(table)
    .map(([phrase, alternatives]) => ({words: rawWords(phrase).map(foldWord), alternatives}))
    .sort((left, right) => right.words.length - left.words.length);
}

/**
 * The query in the words of these docs, one rewriting for each known alternative of its phrases.
 */
export function rewrite(query: string, synonyms: Synonyms): string[] {
  const words = rawWords(query);
  const found = findPhrases(words, synonyms);
  if (found.length === 0) return [];
  const most = Math.max(...found.map(({phrase}) => phrase.alternatives.length));
  return Array.from({length: most}, (_, choice) => replacePhrases(words, found, choice));
}

/** For each word of a query that is part of a known phrase, what these docs may call it. */
export function alternativesOf(query: string, synonyms: Synonyms): Map<string, string[]> {
  const found = findPhrases(rawWords(query), synonyms);
  return new Map(found.flatMap(({phrase}) => phrase.words.map((word) => [word, phrase.alternatives] as const)));
}

/** Longer phrases go first, and no word is part of two. */
function findPhrases(words: string[], synonyms: Synonyms): Found[] {
  const folded = words.map(foldWord);
  const used = new Set<number>();
  const found: Found[] = [];
  for (const phrase of synonyms) {
    const start = indexOfPhrase(folded, phrase.words, used);
    if (start < 0) continue;
    phrase.words.forEach((_, offset) => used.add(start + offset));
    found.push({start, phrase});
  }
  return found;
}

function replacePhrases(words: string[], found: Found[], choice: number): string {
  const result: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const hit = found.find(({start}) => start === index);
    if (!hit) {
      result.push(words[index] ?? '');
      continue;
    }
    result.push(hit.phrase.alternatives[choice] ?? hit.phrase.alternatives[0] ?? '');
    index += hit.phrase.words.length - 1;
  }
  return `${result.join(' ')} `;
}

function indexOfPhrase(words: string[], phrase: string[], used: Set<number>): number {
  return words.findIndex(
    (_, start) => phrase.length > 0 && phrase.every((word, offset) => words[start + offset] === word && !used.has(start + offset)),
  );
}
