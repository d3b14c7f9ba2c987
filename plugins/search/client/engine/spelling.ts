/** Known words that a misspelt one may stand for. */

/** One slip from four letters, two from six; in shorter words every slip makes another word. */
export function allowedSlips(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

export function correct(word: string, vocabulary: Iterable<string>, limit = 4): {term: string; slips: number}[] {
  const allowed = allowedSlips(word);
  if (allowed === 0) return [];
  const found: {term: string; slips: number}[] = [];
  for (const term of vocabulary) {
    if (Math.abs(term.length - word.length) > allowed || term.length < 3) continue;
    const slips = distance(word, term, allowed);
    if (slips <= allowed) found.push({term, slips});
  }
  const least = Math.min(...found.map(({slips}) => slips));
  // A word one slip away makes words two slips away unlikely.
  return found.filter(({slips}) => slips === least).slice(0, limit);
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
