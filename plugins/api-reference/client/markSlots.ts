import type {Encoding, Slot} from '../types';

export type Mark = {span: HTMLElement; field: number; encoding: Encoding};

/**
 * Wraps the places of a sample that show a reader's value. They are found by the text before them,
 * not by position, because another part of the page may have replaced the host. A place that does
 * not show the expected value is left alone.
 */
export function markSlots(sample: Element, slots: readonly Slot[], expected: (field: number, encoding: Encoding) => string): Mark[] {
  const content = sample.textContent ?? '';
  const places: {start: number; end: number; field: number; encoding: Encoding}[] = [];
  let from = 0;
  for (const [before, field, encoding] of slots) {
    const value = expected(field, encoding);
    const at = content.indexOf(before + value, from);
    if (at < 0) continue;
    const start = at + before.length;
    from = start + value.length;
    places.push({start, end: from, field, encoding});
  }
  // From the last to the first, so that the positions still to come stay true.
  return places.reverse().map(({start, end, field, encoding}) => ({span: wrap(sample, start, end), field, encoding}));
}

function wrap(sample: Element, start: number, end: number): HTMLElement {
  const range = document.createRange();
  range.setStart(...locate(sample, start));
  range.setEnd(...locate(sample, end));
  const span = document.createElement('span');
  span.className = 'request-value';
  span.textContent = range.toString();
  range.deleteContents();
  range.insertNode(span);
  return span;
}

/**
 * The text node and offset of a position. At a border it is the end of the node before, which
 * holds the text that led here.
 */
function locate(sample: Element, position: number): [Text, number] {
  const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let node = walker.nextNode() as Text;
  while (passed + node.data.length < position) {
    passed += node.data.length;
    node = walker.nextNode() as Text;
  }
  return [node, position - passed];
}
