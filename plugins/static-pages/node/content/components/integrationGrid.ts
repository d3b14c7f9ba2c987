/**
 * `<IntegrationGrid />`: a card for every entry of data/integrations.json, with filters that
 * client/filterCards.ts operates.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {element, text, type TreeNode} from '../tree';
import {filteredCards} from './cardFilter';
import {glyph} from './glyph';

type Integration = {
  id: string;
  name: string;
  href: string;
  kind: string;
  levels: string[];
  plan: string;
  summary: string;
  mark?: string;
};

const KINDS: Record<string, string> = {
  analytics: 'Analytics',
  apm: 'Monitoring',
  'project-management': 'Project management',
  infrastructure: 'Infrastructure',
  webhook: 'Webhook',
};
const PLANS: Record<string, string> = {free: 'Every plan', enterprise: 'Enterprise', 'start-up': 'Start-Up', 'scale-up': 'Scale-Up'};
const LEVELS: Record<string, string> = {organisation: 'Organisation', project: 'Project', environment: 'Environment'};

export function renderIntegrationGrid(): TreeNode {
  const file = 'data/integrations.json';
  const integrations = JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8')) as Integration[];
  return filteredCards(
    [
      {
        field: 'kind',
        label: 'Kind',
        options: used(
          integrations.map(({kind}) => kind),
          KINDS,
          file,
        ),
      },
      {
        field: 'level',
        label: 'Level',
        options: used(
          integrations.flatMap(({levels}) => levels),
          LEVELS,
          file,
        ),
      },
      {
        field: 'plan',
        label: 'Plan',
        options: used(
          integrations.map(({plan}) => plan),
          PLANS,
          file,
        ),
      },
    ],
    integrations.map(card),
  );
}

/**
 * The values that occur, in the order of the labels. A value without a label
 * is a mistake in the data.
 */
function used(values: string[], labels: Record<string, string>, file: string): [string, string][] {
  const unknown = values.find((value) => !labels[value]);
  if (unknown) throw new Error(`${file}: unknown value "${unknown}". Use one of ${Object.keys(labels).join(', ')}.`);
  return Object.entries(labels).filter(([value]) => values.includes(value));
}

function card({name, href, kind, levels, plan, summary, mark}: Integration): TreeNode {
  return element('li', {className: ['card-link'], dataKind: kind, dataLevel: levels.join(' '), dataPlan: plan}, [
    ...glyph({mark, icon: 'plug'}, 'data/integrations.json'),
    element('a', {href, className: ['card-title']}, [text(name)]),
    element('p', {}, [text(summary)]),
    element('p', {className: ['card-meta']}, [
      text([KINDS[kind], levels.map((level) => LEVELS[level]?.toLowerCase()).join(', ')].join(' · ')),
    ]),
  ]);
}
