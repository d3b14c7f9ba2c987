/** What a schema says, in the words of a reference: its type and its limits. */
import type {Api, Schema} from './model';

type Resolve = Api['resolve'];

/** `string or null`, `array of Flag`, `integer`. */
export function typeOf(source: Schema, resolve: Resolve): string {
  const {schema} = resolve(source);
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (alternatives) return orList(alternatives.flatMap((alternative) => typeOf(alternative, resolve).split(' or ')));
  const types = [schema.type ?? (schema.properties ? 'object' : 'any')].flat();
  return orList(types.map((type) => (type === 'array' && schema.items ? `array of ${itemName(schema.items, resolve)}` : type)));
}

function itemName(source: Schema, resolve: Resolve): string {
  const {schema} = resolve(source);
  return schema.title ?? typeOf(source, resolve);
}

function orList(types: string[]): string {
  const unique = [...new Set(types)];
  // "number" already covers integers.
  return (unique.includes('number') ? unique.filter((type) => type !== 'integer') : unique).join(' or ');
}

/** A value of a schema as readers write it: text without quotes, anything else as JSON. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** Limits as Markdown phrases: "at most 200 characters", "default `false`". */
export function limitsOf(source: Schema, resolve: Resolve): string[] {
  const {schema} = resolve(source);
  const limits: string[] = [];
  const add = (phrase: string | false | undefined) => void (phrase && limits.push(phrase));
  add(schema.enum && `one of ${schema.enum.map((value) => `\`${valueText(value)}\``).join(', ')}`);
  add(schema.const !== undefined && `always \`${valueText(schema.const)}\``);
  add(schema.format && `format \`${schema.format}\``);
  add(schema.pattern && `pattern \`${schema.pattern}\``);
  add(schema.minLength !== undefined && (schema.minLength === 1 ? 'not empty' : `at least ${count(schema.minLength)} characters`));
  add(schema.maxLength !== undefined && `at most ${count(schema.maxLength)} characters`);
  add(schema.minimum !== undefined && `at least ${count(schema.minimum)}`);
  add(schema.maximum !== undefined && `at most ${count(schema.maximum)}`);
  add(schema.minItems !== undefined && `at least ${count(schema.minItems)} ${schema.minItems === 1 ? 'item' : 'items'}`);
  add(schema.maxItems !== undefined && `at most ${count(schema.maxItems)} items`);
  add(schema.default !== undefined && `default \`${JSON.stringify(schema.default)}\``);
  // The limits of an alternative name the alternative: "as string, at most 2,000 characters".
  for (const alternative of schema.anyOf ?? []) {
    const inner = limitsOf(alternative, resolve);
    if (inner.length > 0 && !resolve(alternative).schema.properties) add(`as ${typeOf(alternative, resolve)}, ${inner.join(', ')}`);
  }
  return limits;
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}

/** The object that a schema describes, through arrays and "object or null". */
export function objectOf(source: Schema, resolve: Resolve): {schema: Schema; name: string | undefined} | undefined {
  const {schema, name} = resolve(source);
  if (schema.properties || typeof schema.additionalProperties === 'object') return {schema, name};
  if (schema.items) return objectOf(schema.items, resolve);
  for (const alternative of schema.anyOf ?? []) {
    const found = objectOf(alternative, resolve);
    if (found) return found;
  }
  return undefined;
}
