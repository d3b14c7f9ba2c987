/** Answers of the real API against `openapi/edge-api.yaml`. */
import {readFileSync} from 'node:fs';

import type {Ajv2020} from 'ajv/dist/2020';
import {parse} from 'yaml';

import {createValidator} from '../../plugins/shared/createValidator';

let validator: Ajv2020 | undefined;

function load(): Ajv2020 {
  const ajv = createValidator({strict: false, allErrors: true});
  ajv.addSchema(parse(readFileSync('openapi/edge-api.yaml', 'utf8')) as object, 'edge');
  return ajv;
}

/** `Flag`, or `Flag[]` for a list. */
export function schemaProblems(name: string, value: unknown): string[] {
  validator ??= load();
  const one = {$ref: `edge#/components/schemas/${name.replace('[]', '')}`};
  const validate = validator.compile(name.endsWith('[]') ? {type: 'array', items: one} : one);
  if (validate(value)) return [];
  return (validate.errors ?? []).slice(0, 5).map(({instancePath, message}) => `schema ${name}: ${instancePath || 'the answer'} ${message}`);
}
