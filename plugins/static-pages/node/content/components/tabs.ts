import {stringAttributes} from '../../../../shared/mdxNodes';
import {element, isJsx, type ComponentContext, type TreeNode} from '../tree';
import {tabLabels, tabList} from './tabLabels';

type Tab = {value: string; label: string; isDefault: boolean; children: TreeNode[]};

/** What screen readers hear as the name of the set. */
const GROUP_LABELS: Record<string, string> = {
  language: 'Language',
  'api-language': 'Language',
  deployment: 'Where Flagsmith runs',
  framework: 'Framework',
  'package-manager': 'Package manager',
  os: 'Operating system',
};

/**
 * Tabs as plain HTML. Choosing, keyboard, sync between sets and pages, and `?language=python` are
 * in client/tabs/. Without scripts every panel is shown under its label (src/css/tabs.css). Panels
 * are named by that label, not by the id of their tab: a page can have 150 of each.
 */
export function renderTabs({attributes, children, place}: ComponentContext): TreeNode {
  const tabs = collectTabs(children, place);
  if (tabs.length === 0)
    throw new Error(`${place}: <Tabs> has no <TabItem>. Put at least one inside, with blank lines around its content.`);
  const group = attributes['groupId'];
  const names = tabs.map(({label}) => label);
  const chosen = tabs.findIndex(({isDefault}) => isDefault);
  const active = Math.max(0, chosen);
  const values = tabs.map(({value}) => value);
  const ariaLabel = attributes['label'] ?? GROUP_LABELS[group ?? ''] ?? 'Choices';
  return element('div', {className: ['tab-set'], ...(group && {dataTabs: group})}, [
    tabList(ariaLabel, values, tabLabels(names, group), active),
    ...tabs.map(({value, label, children: content}, index) =>
      element('div', {role: 'tabpanel', dataValue: value, ariaLabel: label, ...(index === active && {dataActive: ''})}, content),
    ),
  ]);
}

function collectTabs(children: TreeNode[], place: string): Tab[] {
  return children.flatMap((child): Tab[] => {
    if (child.tagName === 'p') return collectTabs(child.children ?? [], place);
    if (!isJsx(child) || child.name !== 'TabItem') return [];
    const attributes = stringAttributes(child);
    const value = attributes['value'];
    if (!value) throw new Error(`${place}: a <TabItem> has no value="…".`);
    return [{value, label: attributes['label'] ?? value, isDefault: 'default' in attributes, children: child.children}];
  });
}
