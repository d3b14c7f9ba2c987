import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {Joi} from '@docusaurus/utils-validation';

import type {Level, SampleEntry, SampleManifest} from '../types';

const level = Joi.string().valid('executed', 'compiled', 'parsed');
const sdk = Joi.string().allow(null);
const runtime = Joi.string().valid('browser', 'node');
const texts = Joi.object().pattern(Joi.string(), Joi.string().allow(''));

const entry = Joi.object<SampleEntry>({
  level,
  sdk,
  stdout: Joi.array().items(Joi.string().allow('')),
  contains: Joi.array().items(Joi.string().pattern(/\S/, 'text that is not blank')),
  exitCode: Joi.number(),
  env: texts,
  schema: Joi.string(),
  runtime,
  download: Joi.valid(true),
  receives: Joi.string(),
});

const schema = Joi.object<SampleManifest>({
  label: Joi.string().required(),
  sdk: sdk.default(null),
  level: level.default('parsed'),
  replace: texts,
  runtime,
  files: Joi.object().pattern(Joi.string(), entry).default({}),
});

/**
 * Reads samples/<language>/samples.json. A folder without one holds plain
 * files, checked for syntax.
 */
export function readManifest(samplesDir: string, language: string): SampleManifest {
  const file = path.join(samplesDir, language, 'samples.json');
  if (!existsSync(file)) return {label: language, sdk: null, level: 'parsed', files: {}};
  const name = `samples/${language}/samples.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name}: not valid JSON. ${error instanceof Error ? error.message : ''}`, {cause: error});
  }
  return parseManifest(data, name);
}

export function parseManifest(data: unknown, name: string): SampleManifest {
  const result = schema.validate(data, {convert: false});
  if (result.error) throw new Error(`${name}: ${result.error.message}.`);
  const {value} = result;
  for (const [file, {level: own = value.level, stdout, contains}] of Object.entries(value.files))
    if (own === 'executed' && !stdout && !contains)
      throw new Error(`${name}: "${file}" is executed but asserts nothing. Give "stdout" or "contains".`);
  return value;
}

/** Level and SDK of one file, with the folder's defaults filled in. */
export function describeSample(manifest: SampleManifest, file: string): {level: Level; sdk: string | null} {
  const entry = manifest.files[file];
  return {level: entry?.level ?? manifest.level, sdk: entry?.sdk === undefined ? manifest.sdk : entry.sdk};
}
