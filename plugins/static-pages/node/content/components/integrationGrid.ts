/**
 * `<IntegrationGrid />`: a card for every entry of data/integrations.json, with filters that
 * client/filterCards.ts operates.
 */
import {readFacts} from '../../../../shared/readFacts';
import {element, text, type TreeNode} from '../tree';
import {filteredCards} from './cardFilter';
import {card} from './cards';

type Integration = {name: string; href: string; kind: string; levels: string[]; plan: string; summary: string; mark?: string};

const KINDS: Record<string, string> = {
  analytics: 'Analytics',
  apm: 'Monitoring',
  'project-management': 'Project management',
  infrastructure: 'Infrastructure',
  webhook: 'Webhook',
};
const PLANS: Record<string, string> = {free: 'Every plan', enterprise: 'Enterprise', 'start-up': 'Start-Up', 'scale-up': 'Scale-Up'};
const LEVELS: Record<string, string> = {organisation: 'Organisation', project: 'Project', environment: 'Environment'};

const FILE = 'data/integrations.json';

export function renderIntegrationGrid(): TreeNode {
  const integrations = readFacts<Integration>(process.cwd(), FILE, ['name', 'href', 'kind', 'plan', 'summary']);
  const kinds = integrations.map(({kind}) => kind);
  const levels = integrations.flatMap((integration) => integration.levels);
  const plans = integrations.map(({plan}) => plan);
  return filteredCards(
    [
      {field: 'kind', label: 'Kind', options: used(kinds, KINDS)},
      {field: 'level', label: 'Level', options: used(levels, LEVELS)},
      {field: 'plan', label: 'Plan', options: used(plans, PLANS)},
    ],
    integrations.map(render),
  );
}

/**
 * The values that occur, in the order of the labels. A value without a label
 * is a mistake in the data.
 */
function used(values: string[], labels: Record<string, string>): [string, string][] {
  const unknown = values.find((value) => !labels[value]);
  if (unknown) throw new Error(`${FILE}: unknown value "${unknown}". Use one of ${Object.keys(labels).join(', ')}.`);
  return Object.entries(labels).filter(([value]) => values.includes(value));
}

function render({name, href, kind, levels, plan, summary, mark}: Integration): TreeNode {
  const more = {dataKind: kind, dataLevel: levels.join(' '), dataPlan: plan};
  const meta = [KINDS[kind], levels.map((level) => LEVELS[level]?.toLowerCase()).join(', ')].join(' · ');
  return card({title: name, href, mark, icon: 'plug', place: FILE, more}, [
    element('p', {}, [text(summary)]),
    element('p', {className: ['card-meta']}, [text(meta)]),
  ]);
}
