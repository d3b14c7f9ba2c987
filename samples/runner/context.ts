import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import type {Replacement} from './collect';
import {specification} from './paths';
import type {Language} from './types';

/** An API with the flags that samples/README.md lists under "What the mock answers". */
export type Api = {url: string; unreachableUrl: string; environmentKey: string; serverKey: string};

export const MOCK_KEYS = {environmentKey: 'sample-environment-key', serverKey: 'ser.sample-server-key'};

/** What readers replace by their own values, and what takes its place in the run. */
export function replacementsFor({url, unreachableUrl, environmentKey, serverKey}: Api): Replacement[] {
  return [
    ['https://edge.api.flagsmith.com/api/v1/', url],
    ['https://unreachable.example.com/api/v1/', unreachableUrl],
    ['YOUR_ENVIRONMENT_KEY', environmentKey],
    ['YOUR_SERVER_SIDE_KEY', serverKey],
    ['ser.EXAMPLE', serverKey],
  ];
}

/** The variables of every run. The environment document is beside the samples of the language. */
export function prepareFolder({dir}: Language, {url, unreachableUrl, environmentKey, serverKey}: Api): Record<string, string> {
  const environmentDocument = path.join(dir, 'environment.json');
  mkdirSync(dir, {recursive: true});
  writeFileSync(environmentDocument, JSON.stringify(readEnvironmentDocument(), null, 2));
  return {
    FLAGSMITH_API_URL: url,
    FLAGSMITH_UNREACHABLE_URL: unreachableUrl,
    FLAGSMITH_ENVIRONMENT_KEY: environmentKey,
    FLAGSMITH_SERVER_KEY: serverKey,
    FLAGSMITH_ENVIRONMENT_DOCUMENT: environmentDocument,
    NO_PROXY: '127.0.0.1,localhost',
    no_proxy: '127.0.0.1,localhost',
  };
}

type Specification = {
  paths: Record<string, {get: {responses: Record<string, {content: Record<string, {examples: Record<string, {value: unknown}>}>}>}}>;
};

/** The environment document of the API description, for samples that work offline. */
function readEnvironmentDocument(): unknown {
  const description = parse(readFileSync(specification, 'utf8')) as Specification;
  const examples = description.paths['/environment-document/']?.get.responses['200']?.content['application/json']?.examples ?? {};
  const document = Object.values(examples)[0]?.value;
  if (!document) throw new Error('openapi/edge-api.yaml has no example of the environment document (GET /environment-document/, 200).');
  return document;
}
