import {readFileSync} from 'node:fs';

import {parse, stringify} from 'yaml';

import {parseApi} from '../node/loadApi';
import type {Api, Operation} from '../node/model';
import type {ApiOptions} from '../options';

export const EDGE_API: ApiOptions = {id: 'edge-api', file: 'openapi/edge-api.yaml', docsPath: 'edge-api'};
export const SECOND_API: ApiOptions = {id: 'second', file: 'second-api.yaml', docsPath: 'second'};

export const edgeApiText = readFileSync(new URL('../../../openapi/edge-api.yaml', import.meta.url), 'utf8');
export const secondApiText = readFileSync(new URL('./__fixtures__/second-api.yaml', import.meta.url), 'utf8');

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test breaks the document at arbitrary places
export type Breakable = any;

/** The fixture with one thing broken. */
export function parseBroken(breakIt: (document: Breakable) => void): Promise<Api> {
  const document: Breakable = parse(secondApiText);
  breakIt(document);
  return parseApi(stringify(document), SECOND_API);
}

export function operationOf({operations}: Api, id: string): Operation {
  const operation = operations.find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
}
