/** Known words that a misspelt one may stand for. */

/** One slip from four letters, two from six; in shorter words every slip makes another word. */
export function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/** The known words with the fewest slips: a word one slip away makes words two slips away unlikely. */
export function correct(word: string, vocabulary: {ofLength(length: number): string[]}, limit = 4): string[] {
  for (let allowed = 1; allowed <= allowedSlips(word); allowed += 1) {
    const found: string[] = [];
    for (let length = Math.max(3, word.length - allowed); length <= word.length + allowed; length += 1) {
      for (const term of vocabulary.ofLength(length)) if (distance(word, term, allowed) <= allowed) found.push(term);
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
