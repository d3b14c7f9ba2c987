export type Json = null | boolean | number | string | Json[] | {[key: string]: Json};

/**
 * A schema that accepts no key it does not name: published ones accept more, what a page prints may
 * not have it.
 */
export function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const copy: {[key: string]: Json} = {};
  for (const [key, value] of Object.entries(schema)) copy[key] = closed(value);
  if (copy['type'] === 'object' && 'properties' in copy) copy['additionalProperties'] = false;
  return copy;
}
