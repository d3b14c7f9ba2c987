import {foldWord, rawWords} from './words';

type Phrase = {words: string[]; alternatives: string[]};
export type Synonyms = Phrase[];

export function readSynonyms(table: Record<string, string[]>): Synonyms {
  return Object.entries(table)
    .map(([phrase, alternatives]) => ({words: rawWords(phrase).map(foldWord), alternatives}))
    .sort((left, right) => right.words.length - left.words.length);
}

/** For each word of a query that is part of a known phrase, what these docs may call it. */
export function alternativesOf(query: string, synonyms: Synonyms): Map<string, string[]> {
  const found = findPhrases(rawWords(query), synonyms);
  return new Map(found.flatMap((phrase) => phrase.words.map((word) => [word, phrase.alternatives] as const)));
}

/** Longer phrases go first, and no word is part of two. */
function findPhrases(words: string[], synonyms: Synonyms): Phrase[] {
  const folded = words.map(foldWord);
  const used = new Set<number>();
  return synonyms.filter((phrase) => {
    const start = indexOfPhrase(folded, phrase.words, used);
    if (start >= 0) phrase.words.forEach((_, offset) => used.add(start + offset));
    return start >= 0;
  });
}

function indexOfPhrase(words: string[], phrase: string[], used: Set<number>): number {
  return words.findIndex(
    (_, start) => phrase.length > 0 && phrase.every((word, offset) => words[start + offset] === word && !used.has(start + offset)),
  );
}
