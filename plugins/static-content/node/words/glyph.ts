import {element, text, type TreeNode} from '../tree';

/** Our own simple marks, not vendors' logos: up to three letters, or the path of a 24 × 24 drawing. */
export function glyph(mark: string, colour: string): TreeNode {
  const drawing = /^[Mm]/.test(mark) && mark.length > 4;
  const content = drawing
    ? element('path', {d: mark, fill: 'none', stroke: '#fff', strokeWidth: '1.8', strokeLinecap: 'round', strokeLinejoin: 'round'})
    : element('text', {x: '12', y: '15.6', textAnchor: 'middle', fontSize: '10', fontWeight: '700', fill: '#fff'}, [text(mark)]);
  return element('svg', {className: ['glyph'], viewBox: '0 0 24 24', width: '36', height: '36', ariaHidden: 'true', focusable: 'false'}, [
    element('rect', {width: '24', height: '24', rx: '6', fill: colour}),
    content,
  ]);
}
