/**
 * The API description in pieces that fit a conversation: the list of operations, and one
 * operation with all it refers to.
 */
import {stringify} from 'yaml';

import type {ApiDescription} from './site';

type Operation = {path: string; method: string; id: string; summary: string; source: Record<string, unknown>};

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

function operationsOf(api: ApiDescription): Operation[] {
  return Object.entries(asRecord(api['paths'])).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const source = asRecord(item)[method];
      if (!source) return [];
      const {operationId, summary} = asRecord(source);
      return [{path, method, id: String(operationId), summary: asText(summary), source: asRecord(source)}];
    }),
  );
}

export function listOperations(api: ApiDescription): string {
  const {title, summary} = asRecord(api['info']);
  return [
    `${String(title)}: ${asText(summary)}`,
    ...operationsOf(api).map(({id, method, path, summary: line}) => `- ${id}: ${method.toUpperCase()} ${path}. ${line}`),
  ].join('\n');
}

export function describeOperation(api: ApiDescription, id: string): string | undefined {
  const operation = operationsOf(api).find((candidate) => candidate.id === id);
  if (!operation) return undefined;
  const shared = asRecord(asRecord(asRecord(api['paths'])[operation.path])['parameters'] ?? {});
  const item = {...(Object.keys(shared).length > 0 ? {parameters: Object.values(shared)} : {}), [operation.method]: operation.source};
  return stringify(
    {servers: api['servers'], paths: {[operation.path]: item}, components: componentsOf(api, item)},
    {aliasDuplicateObjects: false},
  );
}

/** Every component that is referred to, and what those refer to in turn. */
function componentsOf(api: ApiDescription, start: unknown): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  const follow = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^/"]+)"/g)) {
      if (found[kind]?.[name] !== undefined) continue;
      const component = asRecord(asRecord(api['components'])[kind])[name];
      found[kind] = {...found[kind], [name]: component};
      follow(component);
    }
  };
  follow(start);
  const {securitySchemes} = asRecord(api['components']);
  return securitySchemes ? {...found, securitySchemes: asRecord(securitySchemes)} : found;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
