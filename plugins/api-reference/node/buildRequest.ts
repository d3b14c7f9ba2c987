/**
 * An operation → the request that its samples make, with a marker wherever a reader's value goes.
 */
import type {Field} from '../types';
import {valueText} from './describeSchema';
import type {Operation, Schema} from './model';

export type SampleRequest = {
  method: string;
  url: string;
  headers: {name: string; value: string}[];
  body: unknown;
  /** In the order of their markers. */
  fields: Field[];
};

/** Placeholder for the query string at the end of the URL. */
export const QUERY_MARKER = 'zzQUERYzz';
const FIRST_MARKER = 0xe000;
const FIRST_NUMBER = 918273000;

/**
 * The marker of field number `index`. A string gets characters from the private use area, as many
 * as the value has, because the generators break lines by length; a part of the URL gets
 * letters, which percent-encoding leaves alone; a number gets a number.
 */
export function markerOf({in: place, type, value}: Field, index: number): string {
  if (place === 'path') return `zzPATH${index}zz`;
  if (type === 'number') return String(FIRST_NUMBER + index);
  return String.fromCharCode(FIRST_MARKER + index).repeat(Math.max(1, value.length));
}

export function buildRequest(operation: Operation, serverUrl = operation.servers[0]?.url ?? ''): SampleRequest {
  const fields: Field[] = [];
  const add = (field: Field): string => markerOf(field, fields.push(field) - 1);

  const headers: SampleRequest['headers'] = [];
  if (operation.body) headers.push({name: 'Content-Type', value: 'application/json'});
  const [scheme] = operation.security;
  if (scheme) headers.push({name: scheme.header, value: add({name: scheme.header, in: 'key', type: 'string', value: scheme.example})});

  let path = operation.path;
  for (const {name, in: place, required, schema, example} of operation.parameters) {
    const value = required ? valueText(example ?? schema.example ?? schema.default ?? name) : '';
    if (place === 'path') path = path.replace(`{${name}}`, add({name, in: 'path', type: 'string', value}));
    else if (place === 'query') add({name, in: 'query', type: fieldType(schema), value});
    else if (required) headers.push({name, value: add({name, in: 'header', type: 'string', value})});
  }

  const example = operation.body?.media[0]?.examples[0]?.value;
  return {
    method: operation.method,
    url: `${serverUrl}${path}${QUERY_MARKER}`,
    headers,
    body: operation.body ? markBody(example, '', add) : undefined,
    fields,
  };
}

function fieldType({type}: Schema): Field['type'] {
  if (type === 'boolean') return 'boolean';
  return type === 'integer' || type === 'number' ? 'number' : 'string';
}

/**
 * Strings and numbers of the body become fields; `null`, booleans and the shape stay as they are.
 */
function markBody(value: unknown, name: string, add: (field: Field) => string): unknown {
  if (typeof value === 'string') return add({name, in: 'body', type: 'string', value});
  if (typeof value === 'number') return Number(add({name, in: 'body', type: 'number', value: String(value)}));
  if (Array.isArray(value)) return value.map((item, index) => markBody(item, `${name}[${index}]`, add));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, markBody(item, name ? `${name}.${key}` : key, add)]));
}
