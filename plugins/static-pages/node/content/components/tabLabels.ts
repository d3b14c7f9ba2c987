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

/** Buttons that show one panel each; `active` is the one that is chosen at first. */
export function tabList(name: string, values: string[], labels: TreeNode[][], active = 0): TreeNode {
  const tabs = values.map((value, index) => {
    const isActive = index === active;
    const state = {dataValue: value, ariaSelected: isActive ? 'true' : 'false', tabIndex: isActive ? 0 : -1};
    return element('button', {type: 'button', role: 'tab', ...state}, labels[index]);
  });
  return element('div', {role: 'tablist', className: ['tab-list'], ariaLabel: name}, tabs);
}

function drawing(mark: string): TreeNode {
  const use = element('use', {href: `/assets/${markSheet().name}#${mark}`});
  return element('svg', {width: '16', height: '16', fill: 'currentColor', style: BESIDE, ariaHidden: 'true'}, [use]);
}
