import {lookUp} from './jsonPointer';

/**
 * Follows a reference, and the reference behind it. The second value is the last name on the way.
 */
export function dereference<T extends object>(document: unknown, value: T): {value: T; name: string | undefined} {
  let current = value as T & {$ref?: string};
  let name: string | undefined;
  while (typeof current.$ref === 'string') {
    name = current.$ref.split('/').at(-1);
    const {$ref, ...beside} = current;
    // OpenAPI 3.1 allows a description beside a reference; it wins over the one behind it.
    current = {...(lookUp(document, $ref) as T), ...beside};
  }
  return {value: current, name};
}
