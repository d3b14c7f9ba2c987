/**
 * Checks YAML samples against the schema of the tool that reads them, with check-jsonschema, which
 * carries those of Compose, GitHub and GitLab. The keys of the Flagsmith chart, and the fields that
 * every object of Kubernetes has, are in schemas/.
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
  kubernetes: ['--schemafile', path.join(samplesDir, 'runner/schemas/kubernetes.json')],
};

export const schemaNames = Object.keys(SCHEMAS);

export async function checkSchemas(samples: Sample[], isCi: boolean): Promise<Result[]> {
  const results: Result[] = [];
  for (const sample of samples) {
    const {schema} = sample.entry;
    if (schema) results.push({sample, verdict: await checkSchema(schema, sample.source, isCi)});
  }
  return results;
}

export async function checkSchema(name: string, text: string, isCi: boolean): Promise<Verdict> {
  const schema = SCHEMAS[name];
  if (!schema) throw new Error(`Unknown schema "${name}". Known: ${schemaNames.join(', ')}.`);
  const missing = await installPython();
  if (missing) return isCi ? {status: 'failed', detail: missing.skip} : {status: 'skipped', reason: missing.skip};
  const args = ['-m', 'check_jsonschema', '--color', 'never', ...schema, '--default-filetype', 'yaml', '-'];
  // check-jsonschema reads one document at a time; a file for Kubernetes has several.
  for (const document of text.split(/^---$/m)) {
    const {code, stdout, stderr} = await run(interpreter, args, {input: document});
    if (code !== 0) return {status: 'failed', detail: `schema ${name}: ${stdout}${stderr}`};
  }
  return {status: 'passed', level: 'parsed'};
}
