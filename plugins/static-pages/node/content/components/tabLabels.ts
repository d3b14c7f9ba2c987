import {marksOf, markSheet} from '../../../../shared/markSheet';
import {element, text, type TreeNode} from '../tree';

const LANGUAGE_GROUPS = ['language', 'api-language', 'framework'];
/** In place, as the stylesheet has no room left. */
const BESIDE = 'margin-right:.45em;vertical-align:-.2em';

/**
 * Content of a tab: the icon of the language or tool, hidden from screen readers, and the label.
 */
export function tabLabels(labels: string[], group: string | undefined): TreeNode[][] {
  const marks = marksOf(labels, {areLanguages: LANGUAGE_GROUPS.includes(group ?? '')});
  return labels.map((label, index) => [...(marks ? [drawing(marks[index] ?? '')] : []), text(label)]);
}

function drawing(mark: string): TreeNode {
  const use = element('use', {href: `/assets/${markSheet().name}#${mark}`});
  return element('svg', {width: '16', height: '16', fill: 'currentColor', style: BESIDE, ariaHidden: 'true'}, [use]);
}
