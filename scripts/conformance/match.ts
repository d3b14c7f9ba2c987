/**
 * Compares what came back with what a check expects. Returns differences in
 * words; none means it matches.
 */
import type {Reply} from '../platform/client';
import type {Expected} from '../../conformance/types';
import {schemaProblems} from './schemas';

export function differences(reply: Reply, {status, json, headers, text, schema}: Expected): string[] {
  return [
    ...(status !== undefined && reply.status !== status ? [`status ${reply.status}, expected ${status}: ${reply.text.slice(0, 300)}`] : []),
    ...(json === undefined ? [] : valueDifferences(reply.json, json, 'body')),
    ...Object.entries(headers ?? {}).flatMap(([name, wanted]) => headerDifferences(name, reply.headers.get(name), wanted)),
    ...(text === undefined ? [] : textDifferences(reply.text, text)),
    ...(schema ? schemaProblems(schema, reply.json) : []),
  ];
}

export function valueDifferences(actual: unknown, wanted: unknown, at: string): string[] {
  if (typeof wanted === 'function')
    return (wanted as (value: unknown) => unknown)(actual) ? [] : [`${at}: ${show(actual)} does not satisfy the check`];
  if (wanted instanceof RegExp)
    return typeof actual === 'string' && wanted.test(actual) ? [] : [`${at}: ${show(actual)} does not match ${wanted}`];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual)) return [`${at}: ${show(actual)} is no list`];
    if (actual.length !== wanted.length) return [`${at}: ${actual.length} items, expected ${wanted.length}: ${show(actual)}`];
    return wanted.flatMap((item, index) => valueDifferences(actual[index], item, `${at}[${index}]`));
  }
  if (wanted !== null && typeof wanted === 'object') {
    if (actual === null || typeof actual !== 'object') return [`${at}: ${show(actual)}, expected ${show(wanted)}`];
    return Object.entries(wanted).flatMap(([key, value]) =>
      valueDifferences((actual as Record<string, unknown>)[key], value, `${at}.${key}`),
    );
  }
  return Object.is(actual, wanted) ? [] : [`${at}: ${show(actual)}, expected ${show(wanted)}`];
}

export function textDifferences(actual: string, wanted: NonNullable<Expected['text']>): string[] {
  return [wanted]
    .flat()
    .filter((part) => !(part instanceof RegExp ? part.test(actual) : actual.includes(part)))
    .map((part) => `lacks ${part instanceof RegExp ? part : JSON.stringify(part)}: ${actual.trim().slice(-400)}`);
}

function headerDifferences(name: string, actual: string | null, wanted: string | RegExp | null): string[] {
  const fits = wanted instanceof RegExp ? actual !== null && wanted.test(actual) : actual === wanted;
  return fits ? [] : [`header ${name}: ${show(actual)}, expected ${wanted instanceof RegExp ? wanted : show(wanted)}`];
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300);
}
