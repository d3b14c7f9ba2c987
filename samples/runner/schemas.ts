/**
 * Checks YAML and JSON samples against the schema of the tool that reads them.
 *
 * Compose, GitHub workflows and GitLab CI: the schemas that the check-jsonschema package carries (its wheel is downloaded once and only
 * unpacked). Helm values: schemas/helm-values.json, which lists the keys of the Flagsmith chart. Kubernetes: the fields every object has.
 */
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Ajv, type AnySchemaObject, type ValidateFunction} from 'ajv';
import {parseAllDocuments} from 'yaml';

import {once} from './cache';
import {cacheDir, samplesDir} from './paths';
import {findProgram, run} from './process';
import type {SyntaxProblem} from './syntax';

const PACKAGE = 'check-jsonschema==0.39.0';
const packageDir = path.join(cacheDir, 'schemas');

const VENDORED: Record<string, string> = {
  compose: 'compose-spec.json',
  'github-workflow': 'github-workflows.json',
  'gitlab-ci': 'gitlab-ci.json',
};

const KUBERNETES: AnySchemaObject = {
  type: 'object',
  required: ['apiVersion', 'kind', 'metadata'],
  properties: {
    apiVersion: {type: 'string', pattern: '^([a-z0-9.-]+/)?v[0-9][a-z0-9]*$'},
    kind: {type: 'string', pattern: '^[A-Z][A-Za-z]+$'},
    metadata: {type: 'object', properties: {name: {type: 'string', pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'}}},
    spec: {type: 'object'},
  },
};

export const schemaNames = [...Object.keys(VENDORED), 'helm-values', 'kubernetes'];

/** The first place where the document breaks its schema; a reason to skip when the schema cannot be had. */
export async function checkSchema(name: string, code: string): Promise<SyntaxProblem | {skip: string} | undefined> {
  const schema = await loadSchema(name);
  if (typeof schema === 'string') return {skip: schema};
  const validate = new Ajv({strict: false, allErrors: false, validateFormats: false, logger: false}).compile(schema);
  for (const document of parseAllDocuments(code, {merge: true})) {
    if (!validate(document.toJS())) return {line: 1, message: describe(validate)};
  }
  return undefined;
}

function describe({errors}: ValidateFunction): string {
  const [error] = errors ?? [];
  if (!error) return 'does not match its schema';
  const extra = 'additionalProperty' in error.params ? ` "${String(error.params.additionalProperty)}"` : '';
  return `${error.instancePath || 'the document'} ${error.message ?? 'is not allowed'}${extra}`;
}

async function loadSchema(name: string): Promise<AnySchemaObject | string> {
  if (name === 'kubernetes') return KUBERNETES;
  if (name === 'helm-values') return readSchema(path.join(samplesDir, 'runner/schemas/helm-values.json'));
  const file = VENDORED[name];
  if (!file) throw new Error(`Unknown schema "${name}". Known: ${schemaNames.join(', ')}.`);
  const vendored = path.join(packageDir, 'check_jsonschema/builtin_schemas/vendor', file);
  const python = await findProgram(['python3', 'python']);
  if (!python) return 'no Python 3 to fetch the schema with';
  await once(
    'schemas',
    [PACKAGE],
    async () => {
      mkdirSync(packageDir, {recursive: true});
      const args = [
        '-m',
        'pip',
        'install',
        '--quiet',
        '--disable-pip-version-check',
        '--no-deps',
        '--no-compile',
        '--upgrade',
        '--target',
        packageDir,
        PACKAGE,
      ];
      const {code, stderr} = await run(python, args, {timeoutMs: 120_000});
      if (code !== 0) throw new Error(`${PACKAGE} could not be fetched:\n${stderr.slice(-1000)}`);
    },
    () => existsSync(vendored),
  );
  return readSchema(vendored);
}

function readSchema(file: string): AnySchemaObject {
  const schema = JSON.parse(readFileSync(file, 'utf8')) as AnySchemaObject;
  // The dialect is named by address; Ajv knows draft 7 and needs no network for it.
  delete schema.$schema;
  return schema;
}
