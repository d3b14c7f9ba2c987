/** `<IntegrationGrid />`: a card for every entry of data/integrations.json, with filters that client/filterCards.ts brings to life. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {element, text, type TreeNode} from '../tree';

type Integration = {
  id: string;
  name: string;
  href: string;
  kind: string;
  levels: string[];
  plan: string;
  summary: string;
  glyph: string;
  colour: string;
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
  return element('div', {className: ['integration-grid'], dataCardFilter: ''}, [
    element('div', {className: ['card-filters'], hidden: true}, [
      select('kind', 'Kind', used(integrations.map(({kind}) => kind), KINDS, file)),
      select('level', 'Level', used(integrations.flatMap(({levels}) => levels), LEVELS, file)),
      select('plan', 'Plan', used(integrations.map(({plan}) => plan), PLANS, file)),
      element('output', {ariaLive: 'polite'}),
    ]),
    element('ul', {className: ['cards']}, integrations.map(card)),
  ]);
}

/** The values that occur, in the order of the labels. A value without a label is a mistake in the data. */
function used(values: string[], labels: Record<string, string>, file: string): [string, string][] {
  const unknown = values.find((value) => !labels[value]);
  if (unknown) throw new Error(`${file}: unknown value "${unknown}". Use one of ${Object.keys(labels).join(', ')}.`);
  return Object.entries(labels).filter(([value]) => values.includes(value));
}

function select(field: string, label: string, options: [string, string][]): TreeNode {
  return element('label', {}, [
    element('span', {}, [text(label)]),
    element('select', {dataCardField: field}, [
      element('option', {value: ''}, [text('All')]),
      ...options.map(([value, name]) => element('option', {value}, [text(name)])),
    ]),
  ]);
}

function card({name, href, kind, levels, plan, summary, glyph, colour}: Integration): TreeNode {
  return element('li', {className: ['card-link'], dataKind: kind, dataLevel: levels.join(' '), dataPlan: plan}, [
    glyphOf(glyph, colour),
    element('a', {href, className: ['card-title']}, [text(name)]),
    element('p', {}, [text(summary)]),
    element('p', {className: ['card-meta']}, [text([KINDS[kind], levels.map((level) => LEVELS[level]?.toLowerCase()).join(', ')].join(' · '))]),
  ]);
}

/** Our own simple marks, not the vendors' logos: letters, or the path of a 24 × 24 drawing. */
function glyphOf(glyph: string, colour: string): TreeNode {
  const drawing = /^[Mm]/.test(glyph) && glyph.length > 4;
  const content = drawing
    ? element('path', {d: glyph, fill: 'none', stroke: '#fff', strokeWidth: '1.8', strokeLinecap: 'round', strokeLinejoin: 'round'})
    : element('text', {x: '12', y: '16', textAnchor: 'middle', fontSize: '10', fontWeight: '700', fill: '#fff'}, [text(glyph)]);
  return element('svg', {className: ['glyph'], viewBox: '0 0 24 24', width: '36', height: '36', ariaHidden: 'true', focusable: 'false'}, [
    element('rect', {width: '24', height: '24', rx: '6', fill: colour}),
    content,
  ]);
}
