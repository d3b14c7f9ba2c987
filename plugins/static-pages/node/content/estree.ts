import {parse} from 'acorn';

/** A program as MDX wants it in a node. */
export function estree(code: string): object {
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module', allowAwaitOutsideFunction: true});
}

/** Statements at the top of a page's module. */
export function esm(code: string): object {
  return {type: 'mdxjsEsm', value: '', data: {estree: estree(code)}};
}
