import type {SyntaxNode} from '../runner/grammar';
import type {NameRules, Role} from './types';

const DEFINITIONS = new Set(['def', 'defp', 'defmodule', 'defmacro', 'alias', 'test', 'defstruct']);

/** Elixir binds names in patterns: left of `=` and `<-`, before `->`, and in the head of a function. */
export const elixir: NameRules = {
  names: ['identifier', 'alias'],
  imports: /^\s*alias ([\w.]+)/gm,
  importedName: (path) => path.split('.').at(-1) ?? path,
  roles: {'dot:right': 'member'},
  decide(node, context): Role | undefined {
    if (context === 'dot:right') return 'member';
    for (let child: SyntaxNode = node, above = node.parent; above; child = above, above = above.parent) {
      if (above.type === 'stab_clause') return above.childForFieldName('left')?.id === child.id ? 'defines' : undefined;
      if (above.type === 'binary_operator' && above.childForFieldName('left')?.id === child.id) {
        const operator = above.children.find((part) => part && !part.isNamed)?.text;
        if (operator === '=' || operator === '<-') return 'defines';
      }
      if (above.type === 'do_block') return undefined;
      if (above.type === 'call' && child.type === 'arguments' && DEFINITIONS.has(above.childForFieldName('target')?.text ?? '')) return 'defines';
    }
    return undefined;
  },
};
