import {element, text, type ComponentContext, type TreeNode} from '../tree';

const NAMES: Record<string, string> = {
  'start-up': 'Start-Up plan',
  'scale-up': 'Scale-Up plan',
  enterprise: 'Enterprise',
  saas: 'SaaS',
  'self-hosted': 'Self-hosted',
  'open-source': 'Open source',
};

/** `<Since version="2.263.0" />`, `<Plan name="scale-up" />`, `<Edition name="enterprise" />`. */
export function renderBadge(kind: 'since' | 'plan' | 'edition') {
  return ({attributes, place}: ComponentContext): TreeNode => {
    const value = attributes[kind === 'since' ? 'version' : 'name'];
    if (!value)
      throw new Error(`${place}: <${kind[0]?.toUpperCase()}${kind.slice(1)}> needs ${kind === 'since' ? 'version' : 'name'}="…".`);
    const label = kind === 'since' ? `Since ${value}` : NAMES[value];
    if (!label) throw new Error(`${place}: unknown name "${value}". Use one of ${Object.keys(NAMES).join(', ')}.`);
    return element('span', {className: ['badge-inline', `badge-${kind}`]}, [text(label)]);
  };
}
