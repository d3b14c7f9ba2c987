/**
 * Marks what matched without touching the page, so that nothing has to be taken out again. A
 * browser without the API shows the rows unmarked.
 */
export function markMatches(rows: HTMLElement[], words: string[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete('row-match');
  if (words.length > 0) CSS.highlights.set('row-match', new Highlight(...rows.flatMap((row) => rangesIn(row, words))));
}

function rangesIn(row: HTMLElement, words: string[]): Range[] {
  const ranges: Range[] = [];
  const texts = textsOf(row);
  // A name is several texts with places to break between them: a word may begin
  // in one and end in another.
  const whole = texts
    .map(({data}) => data)
    .join('')
    .toLowerCase();
  for (const word of words) {
    for (let from = whole.indexOf(word); from >= 0; from = whole.indexOf(word, from + word.length)) {
      const range = new Range();
      range.setStart(...placeAt(texts, from));
      range.setEnd(...placeAt(texts, from + word.length, true));
      ranges.push(range);
    }
  }
  return ranges;
}

function textsOf(row: HTMLElement): Text[] {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

function placeAt(texts: Text[], offset: number, isEnd = false): [Text, number] {
  let rest = offset;
  for (const text of texts) {
    if (isEnd ? rest <= text.length : rest < text.length) return [text, rest];
    rest -= text.length;
  }
  const last = texts.at(-1)!;
  return [last, last.length];
}
