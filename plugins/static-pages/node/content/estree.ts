import {parse} from 'acorn';

/** A program as MDX wants it in a node. */
export function estree(code: string): object {
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'});
}
