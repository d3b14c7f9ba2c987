/**
 * The names of the components in src/theme/MDXComponents.tsx, for messages about
 * pages that use another one.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {transformSync} from 'esbuild';

export const REGISTRY = 'src/theme/MDXComponents.tsx';

let last: {source: string; names: string[]} | undefined;

export function reactComponents(siteDir: string): string[] {
  const source = readFileSync(path.join(siteDir, REGISTRY), 'utf8');
  if (last?.source !== source) last = {source, names: componentNames(source)};
  return last.names;
}

/**
 * The module is run with an empty object for everything it imports: only the keys of
 * its default export matter.
 */
export function componentNames(source: string): string[] {
  const {code} = transformSync(source, {loader: 'tsx', format: 'cjs', jsx: 'automatic'});
  const module: {exports: {default?: object}} = {exports: {}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a file of ours, compiled above
  (new Function('module', 'exports', 'require', code) as (...values: unknown[]) => void)(module, module.exports, () => ({}));
  if (!module.exports.default) throw new Error(`${REGISTRY} has no default export. Write \`export default {Name, …}\`.`);
  return Object.keys(module.exports.default);
}
