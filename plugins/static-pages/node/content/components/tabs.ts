import {stringAttributes} from '../../../../shared/mdxNodes';
import {element, isJsx, type ComponentContext, type TreeNode} from '../tree';
import {tabLabels} from './tabLabels';

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
  const labels = tabLabels(
    tabs.map(({label}) => label),
    group,
  );
  const active = Math.max(
    0,
    tabs.findIndex(({isDefault}) => isDefault),
  );
  return element('div', {className: ['tab-set'], ...(group ? {dataTabs: group} : {})}, [
    element(
      'div',
      {role: 'tablist', className: ['tab-list'], ariaLabel: attributes['label'] ?? GROUP_LABELS[group ?? ''] ?? 'Choices'},
      tabs.map(({value}, index) =>
        element(
          'button',
          {
            type: 'button',
            role: 'tab',
            dataValue: value,
            ariaSelected: index === active ? 'true' : 'false',
            tabIndex: index === active ? 0 : -1,
          },
          labels[index] ?? [],
        ),
      ),
    ),
    ...tabs.map(({value, label, children: content}, index) =>
      element(
        'div',
        {
          role: 'tabpanel',
          dataValue: value,
          ariaLabel: label,
          ...(index === active ? {dataActive: ''} : {}),
        },
        content,
      ),
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
