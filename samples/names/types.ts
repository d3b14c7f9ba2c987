import type {SyntaxNode} from '../runner/grammar';

/** What a name does in its place: it is given a meaning, needs one, or belongs to an object whose members are not looked at. */
export type Role = 'defines' | 'uses' | 'member';

export type NameRules = {
  /** Types of the nodes that are names. */
  names: string[];
  /** Roles by `parent type:field` or `parent type`. What is not listed is a use. */
  roles: Record<string, Role>;
  /** For places that parent and field do not tell apart; undefined leaves it to `roles`. */
  decide?(node: SyntaxNode, context: string): Role | undefined;
  /** What an import, `use`, `require` or `using` names: keys of `brings` in known.json, and names themselves where the language imports names. */
  imports?: RegExp;
  /** The name that an imported path brings. */
  importedName?(path: string): string;
};
