import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Level, Runtime, SampleEntry, SampleManifest} from '../types';

const LEVELS: readonly string[] = ['executed', 'compiled', 'parsed'];
const ENTRY_FIELDS = ['level', 'sdk', 'stdout', 'contains', 'exitCode', 'env', 'schema', 'runtime', 'download', 'receives'];
const RUNTIMES: readonly unknown[] = ['browser', 'node', undefined];

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
  if (!isRecord(data)) throw new Error(`${name}: expected an object.`);
  const {label, sdk = null, level = 'parsed', replace, runtime, files = {}} = data;
  if (typeof label !== 'string') throw new Error(`${name}: "label" must be text.`);
  if (sdk !== null && typeof sdk !== 'string') throw new Error(`${name}: "sdk" must be a key of data/sdk-versions.json or null.`);
  if (!isLevel(level)) throw new Error(`${name}: "level" must be one of ${LEVELS.join(', ')}.`);
  if (!isRecord(files)) throw new Error(`${name}: "files" must be an object.`);
  if (replace !== undefined && !isTextRecord(replace)) throw new Error(`${name}: "replace" must map text to text.`);
  if (!isRuntime(runtime)) throw new Error(`${name}: "runtime" must be browser or node.`);
  const entries = Object.entries(files).map(([file, entry]): [string, SampleEntry] => [
    file,
    parseEntry(entry, `${name}: "${file}"`, level),
  ]);
  return {label, sdk, level, ...(replace && {replace}), ...(runtime && {runtime}), files: Object.fromEntries(entries)};
}

function parseEntry(entry: unknown, name: string, defaultLevel: Level): SampleEntry {
  if (!isRecord(entry)) throw new Error(`${name} must be an object.`);
  for (const field of Object.keys(entry)) {
    if (!ENTRY_FIELDS.includes(field)) throw new Error(`${name} has an unknown field "${field}". Known: ${ENTRY_FIELDS.join(', ')}.`);
  }
  const {level, sdk, stdout, contains, exitCode, env, schema, runtime, download, receives} = entry;
  if (level !== undefined && !isLevel(level)) throw new Error(`${name}: "level" must be one of ${LEVELS.join(', ')}.`);
  if (sdk !== undefined && sdk !== null && typeof sdk !== 'string') throw new Error(`${name}: "sdk" must be text or null.`);
  if (stdout !== undefined && !isTextList(stdout)) throw new Error(`${name}: "stdout" must be a list of lines.`);
  if (contains !== undefined && (!isTextList(contains) || contains.some((text) => text.trim() === ''))) {
    throw new Error(`${name}: "contains" must be a list of text that is not blank.`);
  }
  if (exitCode !== undefined && typeof exitCode !== 'number') throw new Error(`${name}: "exitCode" must be a number.`);
  if (env !== undefined && !isTextRecord(env)) throw new Error(`${name}: "env" must map names to text.`);
  if (schema !== undefined && typeof schema !== 'string') throw new Error(`${name}: "schema" must be text.`);
  if (!isRuntime(runtime)) throw new Error(`${name}: "runtime" must be browser or node.`);
  if (download !== undefined && download !== true) throw new Error(`${name}: "download" must be true or absent.`);
  if (receives !== undefined && typeof receives !== 'string') throw new Error(`${name}: "receives" must be a sample of samples/json/.`);
  if ((level ?? defaultLevel) === 'executed' && !stdout && !contains) {
    throw new Error(`${name} is executed but asserts nothing. Give "stdout" or "contains".`);
  }
  return entry;
}

/** Level and SDK of one file, with the folder's defaults filled in. */
export function describeSample(manifest: SampleManifest, file: string): {level: Level; sdk: string | null} {
  const entry = manifest.files[file];
  return {level: entry?.level ?? manifest.level, sdk: entry?.sdk === undefined ? manifest.sdk : entry.sdk};
}

function isLevel(value: unknown): value is Level {
  return typeof value === 'string' && LEVELS.includes(value);
}

function isRuntime(value: unknown): value is Runtime | undefined {
  return RUNTIMES.includes(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
