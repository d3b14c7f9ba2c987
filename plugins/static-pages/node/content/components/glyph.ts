import {ICONS, isIcon} from '../../../../shared/icons';
import {readMark} from '../../../../shared/readMark';
import {element, type TreeNode} from '../tree';

/**
 * The picture on a card: `mark` is a name of simple-icons, `icon` one of ours. Both say what the
 * title says, so readers of the page's text do not hear them.
 */
export type Glyph = {mark?: string | undefined; icon?: string | undefined};

const FRAME = {className: ['glyph'], viewBox: '0 0 24 24', width: '28', height: '28', ariaHidden: 'true'};

export function glyph({mark, icon}: Glyph, place: string): TreeNode[] {
  if (mark) return [element('svg', {...FRAME, fill: 'currentColor'}, [element('path', {d: readMark(mark, place)})])];
  if (!icon) return [];
  if (!isIcon(icon)) throw new Error(`${place}: "${icon}" is not an icon. Use one of ${Object.keys(ICONS).join(', ')}.`);
  return [outline(icon, FRAME)];
}

export function outline(icon: keyof typeof ICONS, frame: Record<string, string | string[]>): TreeNode {
  const stroke = {fill: 'none', stroke: 'var(--site-accent)', strokeWidth: '1.8', strokeLinecap: 'round', strokeLinejoin: 'round'};
  return element('svg', {...stroke, ...frame}, [element('path', {d: ICONS[icon]})]);
}
