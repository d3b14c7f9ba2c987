import {ApiFileError, lookUp, toPointer} from './jsonPointer';

type Visit = (value: Record<string, unknown>, keys: (string | number)[]) => void;

/** Calls `visit` for every object of the document, with its place. */
export function walk(value: unknown, visit: Visit, keys: (string | number)[] = []): void {
  if (Array.isArray(value)) value.forEach((item, index) => walk(item, visit, [...keys, index]));
  else if (typeof value === 'object' && value !== null) {
    visit(value as Record<string, unknown>, keys);
    for (const [key, item] of Object.entries(value)) walk(item, visit, [...keys, key]);
  }
}

/** Fails on the first reference that leads nowhere or out of the file. */
export function checkReferences(document: unknown, file: string): void {
  walk(document, (value, keys) => {
    const reference = value['$ref'];
    // A property that happens to be called $ref would be an object.
    if (typeof reference !== 'string') return;
    const pointer = toPointer([...keys, '$ref']);
    if (!reference.startsWith('#/')) {
      throw new ApiFileError(
        file,
        pointer,
        `"${reference}" points out of the file. Move what it names under #/components, so that readers download one file.`,
      );
    }
    if (lookUp(document, reference) === undefined) {
      throw new ApiFileError(file, pointer, `"${reference}" names nothing in the file. Correct the name or add the component.`);
    }
  });
}

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
