/** Variables of shell samples. */
import {parseTree, type SyntaxNode} from '../../../samples/runner/grammar';

export type UnsetVariable = {name: string; line: number};

/** What every shell or its login sets. */
const STANDARD = new Set([
  'HOME',
  'PATH',
  'PWD',
  'USER',
  'SHELL',
  'HOSTNAME',
  'RANDOM',
  'SECONDS',
  'BASH_SOURCE',
  'LINENO',
  'IFS',
  'TMPDIR',
  '_',
]);

/**
 * Variables that the code reads without setting them. `${NAME:-default}` and `${NAME:?message}` say
 * themselves what happens without a value, and a comment that names the variable says what to set.
 */
export async function listUnsetVariables(code: string): Promise<UnsetVariable[]> {
  const root = await parseTree('bash', code);
  if (!root) return [{name: 'the parser gave no result', line: 1}];
  const own = new Set(collectSet(root));
  const found: UnsetVariable[] = [];
  walk(root, (node) => {
    if (node.type !== 'variable_name' || !/^(simple_expansion|expansion|subscript)$/.test(node.parent?.type ?? '')) return;
    const handled = node.parent?.type === 'expansion' && /^[^:]*:?[-=?+]/.test(node.parent.text.slice(2 + node.text.length));
    if (handled || own.has(node.text) || STANDARD.has(node.text) || /^\d+$/.test(node.text) || found.some(({name}) => name === node.text))
      return;
    found.push({name: node.text, line: node.startPosition.row + 1});
  });
  return found;
}

/** Variables that the code sets: by assignment, `export`, `read` or a loop. */
export async function setVariables(code: string): Promise<string[]> {
  const root = await parseTree('bash', code);
  return root ? collectSet(root) : [];
}

function collectSet(root: SyntaxNode): string[] {
  const names: string[] = [];
  walk(root, (node) => {
    const parent = node.parent?.type ?? '';
    if (node.type === 'comment') names.push(...(node.text.match(/\b[A-Z][A-Z0-9_]{2,}\b/g) ?? []));
    if (node.type === 'variable_name' && /^(variable_assignment|for_statement|declaration_command|unset_command)$/.test(parent))
      names.push(node.text);
    if (node.type === 'command' && /^(read|mapfile|readarray|printf -v|getopts)\b/.test(node.text))
      names.push(...node.text.split(/\s+/).slice(1));
  });
  return names;
}

function walk(node: SyntaxNode, look: (node: SyntaxNode) => void): void {
  look(node);
  for (const child of node.children) if (child) walk(child, look);
}
