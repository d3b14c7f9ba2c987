/**
 * Which web platform features the browsers of our browserslist lack, from MDN's compatibility data.
 */
import {readFileSync} from 'node:fs';

import bcd, {type CompatStatement, type Identifier, type SimpleSupportStatement} from '@mdn/browser-compat-data' with {type: 'json'};

type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari';

/** The oldest release of each browser that we promise, such as `["safari", 16]`. */
export const OLDEST = (
  JSON.parse(readFileSync('package.json', 'utf8')) as {browserslist: {production: string[]}}
).browserslist.production.map((line) => {
  const [, name, version] = /^(chrome|edge|firefox|safari) >= ([\d.]+)$/.exec(line) ?? [];
  if (!name) throw new Error(`package.json: browserslist has "${line}", which this test cannot read. Write it like "safari >= 16".`);
  return [name as BrowserName, Number(version)] as const;
});

/** Names of the browsers that lack the feature. */
export function lacking(feature: {__compat?: CompatStatement} | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return OLDEST.filter(([name, version]) => {
    const statement = support[name];
    const statements = Array.isArray(statement) ? statement : statement ? [statement] : [];
    return statements.length > 0 && !statements.some((entry) => isSupported(entry, version));
  }).map(([name, version]) => `${name} ${version}`);
}

function isSupported(
  {version_added: added, version_removed: removed, prefix, alternative_name: other, flags}: SimpleSupportStatement,
  version: number,
) {
  if (prefix || other || flags || typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && numberOf(removed) <= version) return false;
  return numberOf(added) <= version;
}

function numberOf(release: string): number {
  return Number.parseFloat(release.replace('≤', ''));
}

const isFeature = (key: string) => key !== '__compat' && !key.endsWith('_event');
const entries = (tree: Identifier) => Object.entries(tree).filter(([key]) => isFeature(key)) as [string, Identifier][];
const SCOPES = ['Window', 'WorkerGlobalScope', 'ServiceWorkerGlobalScope'];

/**
 * `checkVisibility` → what lacks it. A name that one interface has everywhere is left out: a script
 * does not say which one it means.
 */
export const missingMembers = collectMembers();
/** `URLPattern` → what lacks it. */
export const missingGlobals = new Map(
  [
    ...entries(bcd.api),
    ...entries(bcd.javascript.builtins as Identifier),
    ...SCOPES.flatMap((scope) => entries(bcd.api[scope] as Identifier)),
  ]
    .map(([name, tree]) => [name, lacking(tree)] as const)
    .filter(([, browsers]) => browsers.length > 0),
);

function collectMembers(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const everywhere = new Set<string>();
  for (const owners of [bcd.api, bcd.javascript.builtins] as Identifier[])
    for (const [, owner] of entries(owners))
      for (const [key, tree] of entries(owner)) {
        const name = key.replace(/_static$/, '');
        const browsers = lacking(tree);
        if (browsers.length === 0) everywhere.add(name);
        else found.set(name, browsers);
      }
  for (const name of everywhere) found.delete(name);
  return found;
}

/** `Object.groupBy` → what lacks it. */
export function missingStatic(owner: string, name: string): string[] {
  const tree = bcd.javascript.builtins?.[owner] ?? bcd.api[owner] ?? {};
  return lacking(tree[`${name}_static`] ?? tree[name]);
}
