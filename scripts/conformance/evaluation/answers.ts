/** The flags of the same people from four places. */
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Context} from '../../../conformance/types';
import {createRunner} from '../../../plugins/playground/model/jobs';
import type {SegmentAnswer} from '../../../plugins/playground/model/traceSegment';
import {loadEngine} from '../../../plugins/playground/node/loadEngine';
import {python} from '../../../samples/runner/languages/python';
import {cacheDir} from '../../../samples/runner/paths';
import {capture} from '../../platform/capture';
import type {DemoProject} from '../../platform/seedProject';
import {toTraits, type Person, type Plan} from './plan';
import {inOrder} from './seedPlan';

/** State and value by name of the flag. */
export type Answer = Record<string, [enabled: boolean, value: unknown]>;
type ApiFlag = {feature: {name: string}; enabled: boolean; feature_state_value: unknown};

/** What an SDK gets that evaluates remotely. */
export function remoteAnswers({send}: Context, {production}: DemoProject, people: Person[]): Promise<Answer[]> {
  return inOrder(people, async ({identifier, traits}) => {
    const list = Object.entries(traits).map(([trait_key, trait_value]) => ({trait_key, trait_value}));
    const {status, text, json} = await send({
      path: 'identities/',
      headers: {'X-Environment-Key': production.key},
      body: {identifier, traits: list},
    });
    if (status !== 200) throw new Error(`POST identities/ answered ${status} for ${identifier}: ${text.slice(0, 300)}`);
    return Object.fromEntries(
      (json as {flags: ApiFlag[]}).flags.map(({feature, enabled, feature_state_value: value}) => [feature.name, [enabled, value]]),
    );
  });
}

type NodeFlag = {featureName: string; enabled: boolean; value: unknown};
type NodeSdk = {
  getIdentityFlags: (identifier: string, traits: Person['traits']) => Promise<{allFlags: () => NodeFlag[]}>;
  close: () => Promise<void>;
};

export async function nodeAnswers({platform}: Context, {production}: DemoProject, people: Person[]): Promise<Answer[]> {
  const require = createRequire(path.resolve('package.json'));
  const {Flagsmith} = require('flagsmith-nodejs') as {Flagsmith: new (options: object) => NodeSdk};
  const sdk = new Flagsmith({
    environmentKey: production.serverKey,
    apiUrl: `${platform.api}/api/v1/`,
    enableLocalEvaluation: true,
    environmentRefreshIntervalSeconds: 3600,
  });
  try {
    return await inOrder(people, async ({identifier, traits}) => {
      const flags = (await sdk.getIdentityFlags(identifier, traits)).allFlags();
      return Object.fromEntries(flags.map(({featureName, enabled, value}) => [featureName, [enabled, value]]));
    });
  } finally {
    await sdk.close();
  }
}

export async function pythonAnswers({platform}: Context, {production}: DemoProject, people: Person[]): Promise<Answer[]> {
  const prepared = await python.prepare({
    name: 'python',
    dir: '.',
    manifest: {label: 'Python', sdk: 'python', level: 'executed', files: {}},
    samples: [],
  });
  if ('skip' in prepared) throw new Error(prepared.skip);
  const input = JSON.stringify({url: `${platform.api}/api/v1/`, key: production.serverKey, people});
  const {code, output} = await capture(
    path.join(cacheDir, 'python/bin/python'),
    [path.resolve('scripts/conformance/evaluation/localAnswers.py')],
    {input},
  );
  const found = /@@(\[.*\])/.exec(output)?.[1];
  if (code !== 0 || !found) throw new Error(`the Python SDK ended with code ${code}: ${output.slice(-400)}`);
  return JSON.parse(found) as Answer[];
}

/** The playground's answer for one segment and one person, with its notes on remote evaluation. */
export function createPlayground({segments}: Plan): (segment: number, id: number, person: Person) => SegmentAnswer {
  const run = createRunner(loadEngine());
  return (segment, id, {identifier, traits}) => {
    const rule = segments[segment];
    if (!rule) throw new Error(`there is no segment ${segment}`);
    const input = {name: `segment_${segment}`, segment: String(id), rule, traits: toTraits(traits), identifier, environment: 'Production'};
    const response = run({id: 1, name: 'segment', input});
    if ('error' in response) throw new Error(response.error);
    return response.output as SegmentAnswer;
  };
}
