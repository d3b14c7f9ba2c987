/** Features exported from one project, imported into another, exported again: the same. */
import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {readSample} from '../../plugins/conformance/node/findStatement';
import {capture} from '../../scripts/platform/capture';
import {checksFor, type Context} from '../types';

type Exported = {
  name: string;
  enabled: boolean;
  type: string;
  value: unknown;
  multivariate: {value: unknown; percentage_allocation: number}[];
};
type Job = {id: number; status: string};

async function finish({send}: Context, path: string, id: number): Promise<void> {
  for (const deadline = Date.now() + 60_000; ;) {
    const {results} = (await send({as: 'member', path})).json as {results: Job[]};
    const status = results.find((job) => job.id === id)?.status;
    if (status === 'SUCCESS') return;
    if (status === 'FAILED' || Date.now() > deadline) throw new Error(`${path} ${id} is ${status}`);
  }
}

async function exportFeatures(context: Context, project: number, environment: number): Promise<{file: string; features: Exported[]}> {
  const {json} = await context.send({
    as: 'member',
    path: 'features/create-feature-export/',
    body: {environment_id: environment, tag_ids: []},
  });
  const {id} = json as Job;
  await finish(context, `projects/${project}/feature-exports/`, id);
  const {text} = await context.send({as: 'member', path: `features/download-feature-export/${id}/`});
  const features = (JSON.parse(text) as Exported[])
    .map(({name, enabled, type, value, multivariate}) => ({
      name,
      enabled,
      type,
      value,
      multivariate: multivariate.map(({value: own, percentage_allocation}) => ({value: own, percentage_allocation})),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return {file: text, features};
}

type Export = Awaited<ReturnType<typeof exportFeatures>>;
let done: Promise<{first: Export; second: Export}> | undefined;

function roundTrip(context: Context): Promise<{first: Export; second: Export}> {
  return (done ??= goRound(context));
}

async function goRound(context: Context): Promise<{first: Export; second: Export}> {
  const {platform, project, freshOrganisation} = context;
  const states = await context.send({as: 'member', path: `environments/${project.production.key}/featurestates/?feature_name=banner_text`});
  const [{id}] = (states.json as {results: [{id: number}]}).results;
  await context.send({
    as: 'member',
    method: 'PATCH',
    path: `environments/${project.production.key}/featurestates/${id}/`,
    body: {feature_state_value: 'Winter sale'},
  });
  const first = await exportFeatures(context, project.id, project.production.id);
  const target = (await freshOrganisation()).project;
  const form = new FormData();
  form.set('file', new Blob([first.file], {type: 'application/json'}), 'features.json');
  form.set('strategy', 'OVERWRITE_DESTRUCTIVE');
  const response = await fetch(`${platform.api}/api/v1/features/feature-import/${target.production.id}`, {
    method: 'POST',
    headers: {Authorization: `Token ${platform.demo.token}`},
    body: form,
  });
  if (!response.ok) throw new Error(`the import answered ${response.status}: ${await response.text()}`);
  const imported = (await response.json()) as Job;
  await finish(context, `projects/${target.id}/feature-imports/`, imported.id);
  return {first, second: await exportFeatures(context, target.id, target.production.id)};
}

export default checksFor('system-administration/importing-and-exporting/features', [
  {
    id: 'round-trip',
    sample: 'curl/feature-export-import.sh#round-trip',
    run: async (context) => {
      const {first, second} = await roundTrip(context);
      if (!first.file.includes('Winter sale')) throw new Error('the export lacks the changed value');
      if (JSON.stringify(second.features) !== JSON.stringify(first.features))
        throw new Error(`${JSON.stringify(first.features)} became ${JSON.stringify(second.features)}`.slice(0, 500));
    },
  },
  {
    id: 'round-trip-output',
    says: 'round trip ok',
    run: async (context) => {
      const {first, second} = await roundTrip(context);
      const cwd = await mkdtemp(path.join(tmpdir(), 'round-trip-'));
      await writeFile(path.join(cwd, 'features.json'), first.file);
      await writeFile(path.join(cwd, 'after-import.json'), second.file);
      const {output} = await capture('bash', ['-c', readSample('curl/feature-export-import.sh#round-trip')], {cwd});
      if (output.trim() !== 'round trip ok') throw new Error(`printed ${output.slice(0, 500)}`);
    },
  },
]);
