import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Replacement} from './collect';
import {readEnvironmentDocument} from './mock';
import type {Context, Language} from './types';

/** An API whose environment holds the flags that samples/README.md lists under "What the mock answers". */
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

/** The variables of every run, and the environment document in every working folder. */
export function prepareContext(workDir: string, {url, unreachableUrl, environmentKey, serverKey}: Api, languages: Language[]): Context {
  const text = JSON.stringify(readEnvironmentDocument(), null, 2);
  const environmentDocument = path.join(workDir, 'environment.json');
  mkdirSync(path.dirname(environmentDocument), {recursive: true});
  writeFileSync(environmentDocument, text);
  for (const {dir} of languages) {
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'environment.json'), text);
  }
  return {
    environmentDocument,
    env: {
      FLAGSMITH_API_URL: url,
      FLAGSMITH_UNREACHABLE_URL: unreachableUrl,
      FLAGSMITH_ENVIRONMENT_KEY: environmentKey,
      FLAGSMITH_SERVER_KEY: serverKey,
      FLAGSMITH_ENVIRONMENT_DOCUMENT: environmentDocument,
      NO_PROXY: '127.0.0.1,localhost',
      no_proxy: '127.0.0.1,localhost',
    },
  };
}
