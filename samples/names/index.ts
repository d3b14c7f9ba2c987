/**
 * Names that a sample uses and nothing defines, for languages whose compiler does not run here. A name counts as defined when the sample defines it anywhere,
 * imports it, or when known.json lists it for the language or for an import. Members of objects are not looked at: that takes the SDK and a compiler.
 */
import {readFileSync} from 'node:fs';

import {parseTree, type SyntaxNode} from '../runner/grammar';
import {RULES} from './rules';
import type {NameRules, Role} from './types';

export {listUnsetVariables, setVariables} from './shell';

export type UndefinedName = {name: string; line: number};

type Known = {language: string[]; brings?: Record<string, string[]>};
const known = JSON.parse(readFileSync(new URL('./known.json', import.meta.url), 'utf8')) as Record<string, Known>;

/** Languages that this module knows. */
export const namedLanguages = Object.keys(RULES);

/** `given` are names that the surrounding code provides, as a fragment says. */
export async function listUndefinedNames(language: string, code: string, given: readonly string[] = []): Promise<UndefinedName[]> {
  const rules = RULES[language];
  if (!rules) return [];
  const text = language === 'php' && !code.includes('<?php') ? `<?php ${code}` : code;
  const root = await parseTree(language, text);
  if (!root) return [{name: 'the parser gave no result', line: 1}];
  const defined = new Set([...given, ...(known[language]?.language ?? []), ...listImported(rules, language, code)]);
  const uses: UndefinedName[] = [];
  visit(root, rules, (node, role) => {
    const name = nameOf(node);
    if (role === 'defines') defined.add(name);
    if (role === 'uses') uses.push({name, line: node.startPosition.row + 1});
  });
  return uses.filter(({name}, index) => !defined.has(name) && uses.findIndex((other) => other.name === name) === index);
}

function listImported({imports, importedName}: NameRules, language: string, code: string): string[] {
  const brings = known[language]?.brings ?? {};
  const paths = imports ? [...code.matchAll(imports)].map(([, path = '']) => path) : [];
  return paths.flatMap((path) => [...(brings[path] ?? []), ...(importedName ? [importedName(path)] : [])]);
}

function visit(node: SyntaxNode, rules: NameRules, report: (node: SyntaxNode, role: Role) => void, context = ''): void {
  if (rules.names.includes(node.type)) report(node, rules.decide?.(node, context) ?? rules.roles[context] ?? rules.roles[context.split(':')[0] ?? ''] ?? 'uses');
  node.children.forEach((child, index) => {
    const field = node.fieldNameForChild(index);
    if (child) visit(child, rules, report, field ? `${node.type}:${field}` : node.type);
  });
}

/** `Flagsmith.Client` is known when `Flagsmith` is; a variable of PHP or PowerShell keeps its sign. */
function nameOf({type, text}: SyntaxNode): string {
  return type === 'alias' ? (text.split('.')[0] ?? text) : text;
}
