/**
 * Tables whose rows come from data/known-problems and data/upgrades.json: what is wrong and what
 * changed in which release. A mistake names the file, the row, the field and the remedy.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Joi} from '@docusaurus/utils-validation';

import {compareVersions} from '../../shared/compareVersions';
import type {Row, TableData} from './tableData';

type Problem = {
  id: string;
  symptom: string;
  error?: string;
  part?: string;
  from?: string;
  to?: string;
  fixedIn?: string;
  help: string;
  source: string;
};
type Product = {product: string; label: string; rows: Problem[]};
type Change = {product: string; release: string; kind: string; change: string; action?: string; source: string};

const PARTS: Record<string, string> = {api: 'API', dashboard: 'Dashboard', 'task-processor': 'Task Processor'};

const KINDS = ['requirement', 'default', 'variable-added', 'variable-renamed', 'variable-removed', 'removed', 'migration', 'chart'];

const text = Joi.string().messages({
  'any.required': '{{#label}} is missing. Add it as a text.',
  'string.empty': '{{#label}} is empty. Write it, or leave the field out.',
  'any.only': '{{#label}} is "{{#value}}". Write one of {{#valids}}.',
});
const version = text.pattern(/^\d+(\.\d+)+(-[\w.]+)?$/).messages({
  'string.pattern.base': '{{#label}} is "{{#value}}". Write a release such as 2.265.0, without a "v".',
});
const source = text.uri({scheme: 'https'}).required().messages({
  'string.uriCustomScheme': '{{#label}} is "{{#value}}". Write the https:// address of the thread or file that proves the row.',
});
const problem = Joi.object<Problem>({
  id: text
    .pattern(/^[a-z0-9-]+$/)
    .required()
    .messages({
      'string.pattern.base': '{{#label}} is "{{#value}}". Use lower-case letters, digits and hyphens.',
    }),
  symptom: text.required(),
  error: text,
  part: text.valid(...Object.keys(PARTS)),
  from: version,
  to: version,
  fixedIn: version,
  help: text.required(),
  source,
})
  .custom((row: Problem, helpers) => {
    const {from, to, fixedIn} = row;
    const releases = [from, to, fixedIn].filter((one) => one !== undefined).map((one) => one.replace(/-.*/, ''));
    const isInOrder = releases.every((one, at) => at === 0 || compareVersions(releases[at - 1]!, one) <= 0);
    return isInOrder ? row : helpers.error('any.order');
  })
  .messages({'any.order': '"from", "to" and "fixedIn" are not in this order. Correct one of them.'});
const change = Joi.object<Change>({
  product: text.required(),
  release: version.required(),
  kind: text.valid(...KINDS).required(),
  change: text.required(),
  action: text,
  source,
});

/** The tables that have no file of their own in data/tables. */
export const RELEASE_TABLES: Record<string, (siteDir: string) => TableData> = {
  'known-problems': knownProblems,
  upgrades,
};

function knownProblems(siteDir: string): TableData {
  const folder = 'data/known-problems';
  const files = readdirSync(path.join(siteDir, folder)).sort();
  const versionOf = createVersions(siteDir);
  return {
    caption: 'Known problems',
    preview: 5,
    anchor: {column: 'id', prefix: 'problem-'},
    facets: ['product', 'from', 'to', 'fixed'],
    selector: 'version',
    columns: [
      {key: 'symptom', label: 'Symptom', place: 'name'},
      {key: 'error', label: 'Error', code: true, place: 'field'},
      {key: 'help', label: 'Fix', place: 'text', search: false},
      {key: 'affected', label: 'Affected', place: 'side', search: false},
      {key: 'part', label: 'Product', place: 'side', search: false},
      {key: 'source', label: 'Source', place: 'field', search: false},
    ],
    rows: files
      .flatMap((name) => readProblems(siteDir, `${folder}/${name}`, versionOf))
      .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a))),
  };
}

/** By file, version and text, because many pages read them all and checking takes its time. */
const checked = new Map<string, Row[]>();

function readProblems(siteDir: string, file: string, versionOf: ReturnType<typeof createVersions>): Row[] {
  const known = readJson(siteDir, file) as Product;
  const version = versionOf(known.product);
  const key = JSON.stringify([file, version, known]);
  const rows = checked.get(key) ?? problemRows(known, file, version);
  checked.set(key, rows);
  return rows.map((row) => ({...row}));
}

function isOpen({state}: Row): boolean {
  return state === 'open';
}

/** The newest fixes first. */
export function problemRows({product, label, rows}: Product, file: string, current = ''): Row[] {
  return checkRows(rows, problem, file, ({id}) => id)
    .sort((a, b) => compareVersions(b.fixedIn ?? '0', a.fixedIn ?? '0'))
    .map((row) => {
      const isFixed = row.fixedIn !== undefined && !(current && compareVersions(row.fixedIn, current) > 0);
      return {product, family: familyOf(product), label, current, state: isFixed ? 'fixed' : 'open', ...problemCells(row, label, isFixed)};
    });
}

/** `openfeature-go` → `openfeature`, for a page about several products. */
function familyOf(product: string): string {
  return product.split('-')[0] ?? product;
}

function problemCells({id, symptom, error, part, from, to, fixedIn, help, source: address}: Problem, label: string, isFixed: boolean): Row {
  return {
    id,
    symptom,
    error: error ?? '–',
    help: advice({fixedIn, help}, isFixed),
    affected: affected({from, to, fixedIn}),
    part: PARTS[part ?? ''] ?? label,
    source: sourceLink(address),
    from: from ?? '',
    to: to ?? '',
    fixed: fixedIn ?? '',
  };
}

/** The help of a fixed problem may go on where "Update to 6.0.0" ends. */
function advice({fixedIn, help}: Pick<Problem, 'fixedIn' | 'help'>, isFixed: boolean): string {
  if (!fixedIn) return `**Open.** ${help}`;
  const update = `Update to ${fixedIn}`;
  const rest = help.startsWith(update) ? help.slice(update.length).replace(/^ or later/, '') : `. ${help}`;
  const status = isFixed ? `**Fixed in ${fixedIn}.**` : `**Fixed in ${fixedIn}**, which is newer than the release described here.`;
  return `${status} ${update} or later${rest}`;
}

function affected({from, to, fixedIn}: Pick<Problem, 'from' | 'to' | 'fixedIn'>): string {
  if (from && to) return from === to ? from : `${from} to ${to}`;
  if (from) return fixedIn ? `From ${from}, before ${fixedIn}` : `Since ${from}`;
  if (to) return `Up to ${to}`;
  return fixedIn ? `Before ${fixedIn}` : 'All releases';
}

function upgrades(siteDir: string): TableData {
  const file = 'data/upgrades.json';
  const {rows} = readJson(siteDir, file) as {rows: Change[]};
  const versionOf = createVersions(siteDir);
  return {
    caption: 'What changed between releases',
    preview: 8,
    facets: ['product', 'release'],
    selector: 'upgrade',
    columns: [
      {key: 'release', label: 'Release', code: true, place: 'name'},
      {key: 'kind', label: 'Kind', place: 'side'},
      {key: 'change', label: 'Change', place: 'text'},
      {key: 'action', label: 'What to do', place: 'field', search: false},
      {key: 'source', label: 'Source', place: 'field', search: false},
    ],
    rows: changeRows(rows, file).map(({product = '', ...row}) => {
      const {label} = readJson(siteDir, `data/known-problems/${product}.json`) as Product;
      return {...row, product, label, current: versionOf(product) ?? ''};
    }),
  };
}

/** The newest release first. */
export function changeRows(rows: Change[], file: string): Row[] {
  return checkRows(rows, change, file, ({release}) => release)
    .sort((a, b) => compareVersions(b.release, a.release))
    .map((row) => ({
      ...row,
      label: inWords(row.product),
      kind: inWords(row.kind),
      action: row.action ?? '–',
      source: sourceLink(row.source),
    }));
}

/** `variable-added` → `Variable added` */
function inWords(key: string): string {
  return (key[0] ?? '').toUpperCase() + key.slice(1).replaceAll('-', ' ');
}

function sourceLink(address: string): string {
  const [, number] = /\/(?:issues|pull)\/(\d+)/.exec(address) ?? [];
  const [, tag] = /\/releases\/tag\/([^/]+)$/.exec(address) ?? [];
  return `[${number ? `#${number}` : (tag ?? path.posix.basename(new URL(address).pathname))}](${address})`;
}

/** The version that the install line of a product prints. */
function createVersions(siteDir: string): (product: string) => string | undefined {
  const {sdks} = readJson(siteDir, 'data/sdk-versions.json') as {sdks: Record<string, {version: string}>};
  const {version: platform} = readJson(siteDir, 'data/release.json') as {version: string};
  return (product) => (product === 'platform' ? platform : (sdks[product] ?? sdks[familyOf(product)])?.version);
}

function checkRows<Item>(rows: Item[], schema: Joi.ObjectSchema<Item>, file: string, nameOf: (row: Item) => string): Item[] {
  for (const [index, row] of rows.entries()) {
    const {error} = schema.validate(row, {
      messages: {'object.unknown': '{{#label}} is no field of a row. Remove it, or correct its name.'},
    });
    if (error) throw new Error(`${file}: rows[${index}] (${nameOf(row)}): ${error.message}`);
  }
  return [...rows];
}

function readJson(siteDir: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, {cause});
  }
}
