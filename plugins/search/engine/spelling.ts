/** Known words that a misspelt one may stand for. */

/** A word and which letters it has, one bit each: words that share too few need no closer look. */
export type Spelling = {term: string; letters: number};

export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** One typo from four letters, two from six; in shorter words every typo makes another word. */
function allowedTypos(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * The known words with the fewest typos: a word one typo away makes words two typos away unlikely.
 */
export function correct(word: string, vocabulary: {ofLength: (length: number) => Spelling[]}, limit = 4): string[] {
  const own = lettersOf(word);
  for (let allowed = 1; allowed <= allowedTypos(word); allowed += 1) {
    const found: string[] = [];
    for (let length = Math.max(3, word.length - allowed); length <= word.length + allowed; length += 1) {
      for (const {term, letters} of vocabulary.ofLength(length)) {
        if (countBits(own ^ letters) <= allowed * 2 && distance(word, term, allowed) <= allowed) found.push(term);
      }
    }
    if (found.length > 0) return found.slice(0, limit);
  }
  return [];
}

/** Edit distance in which a swap of neighbours counts once; stops early above `allowed`. */
export function distance(left: string, right: string, allowed: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({length: right.length + 1}, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > allowed) return allowed + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? allowed + 1;
}
