/** What a JSON fence shows, and what proves it. */
import {existsSync, readFileSync} from 'node:fs';

import {Ajv2020} from 'ajv/dist/2020.js';
import {parse} from 'yaml';

import type {Fence} from './checkFences';
import {closed} from './closedSchema';

export type JsonKind =
  /**
   * `output="check:…"`: a check of the platform gets it; `response="getFlags"`: that operation of
   * the Edge API.
   */
  | 'response'
  /** `body="check:…"`: a check sends it. */
  | 'request body'
  /** `sample="json/…"` with a schema in data/schemas/, or that a check sends or gets. */
  | 'payload'
  /** `title="config.json"`. */
  | 'file'
  /** `notation="flag value"`: anything else, named. */
  | 'notation';

const word = (meta: string, name: string): string | undefined => new RegExp(`(?:^|\\s)${name}="([^"]+)"`).exec(meta)?.[1];

/**
 * Undefined for a fence that says nothing of itself. `checked` are the samples that checks stand
 * for.
 */
export function jsonKind({meta}: Fence, checked: ReadonlySet<string>): JsonKind | undefined {
  if (word(meta, 'output') ?? word(meta, 'response')) return 'response';
  if (word(meta, 'body')) return 'request body';
  const sample = word(meta, 'sample');
  if (sample && (checked.has(sample) || hasSchema(sample))) return 'payload';
  if (/[\w-]+\.json\b/.test(word(meta, 'title') ?? '')) return 'file';
  return word(meta, 'notation') ? 'notation' : undefined;
}

/** `json/webhooks/test-environment.json` is an event like others: its schema goes by the event. */
function hasSchema(sample: string): boolean {
  const [, folder = '', file = ''] = sample.split('/');
  return folder === 'webhooks' || existsSync(`data/schemas/${folder}/${file.replace(/\.json$/, '.schema.json')}`);
}

export type ResponseProblem = string;

/** What a fence with `response="…"` shows that the operation never sends, or lacks. */
export function responseProblems({meta, code}: Fence, description = 'openapi/edge-api.yaml'): ResponseProblem[] {
  const operation = word(meta, 'response');
  if (operation === undefined) return [];
  const document = parse(readFileSync(description, 'utf8')) as {paths: Record<string, Record<string, {operationId?: string}>>};
  for (const [path, methods] of Object.entries(document.paths)) {
    const method = Object.keys(methods).find((name) => methods[name]?.operationId === operation);
    if (!method) continue;
    const ajv = new Ajv2020({strict: false, allErrors: true, formats: {'date-time': true, uri: true, uuid: true}});
    ajv.addSchema(closed(document) as object, 'edge');
    const pointer = ['paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'];
    const validate = ajv.compile({$ref: `edge#/${pointer.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`});
    validate(JSON.parse(code));
    return (validate.errors ?? []).map(({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`);
  }
  return [`${description} has no operation ${operation}`];
}
