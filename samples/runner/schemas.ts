/**
 * Checks YAML samples against the schema of the tool that reads them, with check-jsonschema, which
 * carries those of Compose, GitHub and GitLab. The keys of the Flagsmith chart are in schemas/.
 */
import path from 'node:path';

import {installPython, interpreter} from './languages/python';
import {samplesDir} from './paths';
import {run} from './process';
import type {Result, Sample, Verdict} from './types';

const SCHEMAS: Record<string, string[]> = {
  compose: ['--builtin-schema', 'vendor.compose-spec'],
  'github-workflow': ['--builtin-schema', 'vendor.github-workflows'],
  'gitlab-ci': ['--builtin-schema', 'vendor.gitlab-ci', '--data-transform', 'gitlab-ci'],
  'helm-values': ['--schemafile', path.join(samplesDir, 'runner/schemas/helm-values.json')],
};

export const schemaNames = Object.keys(SCHEMAS);

export async function checkSchemas(samples: Sample[], isCi: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const sample of samples) {
    const {schema} = sample.entry;
    if (schema) results.push({sample, verdict: await checkSchema(schema, sample.copy, isCi)});
  }
  return results;
}

export async function checkSchema(name: string, file: string, isCi: boolean): Promise<Verdict> {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`Unknown schema "${name}". Known: ${schemaNames.join(', ')}.`);
  const missing = await installPython();
  if (missing) return isCi ? {status: 'failed', detail: missing.skip} : {status: 'skipped', reason: missing.skip};
  const {code, stdout} = await run(interpreter, ['-m', 'check_jsonschema', '--color', 'never', ...schema, file]);
  return code === 0 ? {status: 'passed', level: 'parsed'} : {status: 'failed', detail: `schema ${name}: ${stdout}`};
}
