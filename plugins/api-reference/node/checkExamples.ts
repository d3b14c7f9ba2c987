/** Validates every example of the file against the schema it belongs to. */
import {createValidator} from '../../shared/createValidator';
import {ApiFileError, toPointer} from './jsonPointer';
import {dereference, walk} from './resolveReferences';

type Keys = (string | number)[];
type Json = Record<string, unknown>;

const ROOT = 'api:';

export function checkExamples(document: Json, file: string): void {
  const ajv = createValidator({strict: false, allErrors: false, validateSchema: false});
  ajv.addSchema(document, ROOT);

  const check = (schemaKeys: Keys, exampleKeys: Keys, value: unknown) => {
    const validate = ajv.compile({$ref: `${ROOT}${encodeURI(toPointer(schemaKeys)).replaceAll('%25', '%')}`});
    if (validate(value)) return;
    const [problem] = validate.errors ?? [];
    const place = `${toPointer(exampleKeys)}${problem?.instancePath ?? ''}`;
    throw new ApiFileError(
      file,
      place,
      `the example does not match its schema ${toPointer(schemaKeys)}: ${problem?.message ?? 'unknown reason'}. Correct the example or the schema.`,
    );
  };

  walk(document, (value, keys) => {
    if (insideExample(keys)) return;
    const schemaKeys: Keys | undefined = isObject(value['schema']) ? [...keys, 'schema'] : looksLikeSchema(keys) ? keys : undefined;
    if (!schemaKeys) return;
    if ('example' in value) check(schemaKeys, [...keys, 'example'], value['example']);
    if (!isObject(value['examples']) || schemaKeys === keys) return;
    for (const [name, example] of Object.entries(value['examples'])) {
      if (!isObject(example)) continue;
      const resolved = dereference(document, example).value;
      if ('value' in resolved) check(schemaKeys, [...keys, 'examples', name, 'value'], resolved['value']);
    }
  });
}

/**
 * Examples are data: an example that itself has a property called "schema"
 * says nothing about the API.
 */
function insideExample(keys: Keys): boolean {
  return keys.some((key, index) => (key === 'example' || key === 'examples') && keys[index - 1] !== 'properties');
}

function looksLikeSchema(keys: Keys): boolean {
  const [parent] = keys.slice(-2);
  return parent === 'schemas' || parent === 'properties' || keys.at(-1) === 'items' || keys.at(-1) === 'schema';
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
