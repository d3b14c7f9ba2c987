/**
 * Reads one OpenAPI file: parse, check, and keep what the pages show. The only function of the
 * plugin that knows the file exists.
 */
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {compileErrors, validate} from '@readme/openapi-parser';
import {parseDocument} from 'yaml';

import type {ApiOptions} from '../options';
import {buildApi} from './buildApi';
import {checkExamples} from './checkExamples';
import {ApiFileError} from './jsonPointer';
import type {Api} from './model';
import {checkReferences} from './resolveReferences';

type Loaded = Map<string, {time: number; api: Promise<Api>}>;

/**
 * Of the process, not of the module: Docusaurus gives the configuration and every plugin a copy of
 * each module, and checking the file takes half a second.
 */
const ofProcess = globalThis as {apiReferenceFiles?: Loaded};
const loaded: Loaded = (ofProcess.apiReferenceFiles ??= new Map() as Loaded);

/** Reads a file once for the plugin and for all pages, and again after it has changed. */
export async function loadApi(siteDir: string, options: ApiOptions): Promise<Api> {
  const absolute = path.join(siteDir, options.file);
  const time = await stat(absolute).then(
    ({mtimeMs}) => mtimeMs,
    (cause: unknown) => {
      throw new ApiFileError(options.file, '', 'the file cannot be read. Correct "file" in the options of plugins/api-reference.', {cause});
    },
  );
  const known = loaded.get(absolute);
  if (known?.time === time) return known.api;
  const api = readFile(absolute, 'utf8').then((text) => parseApi(text, options));
  loaded.set(absolute, {time, api});
  return api;
}

/** The same without a disk. */
export async function parseApi(text: string, options: ApiOptions): Promise<Api> {
  const {file} = options;
  const yaml = parseDocument(text);
  const [problem] = yaml.errors;
  if (problem) throw new ApiFileError(file, '', `line ${problem.linePos?.[0].line ?? '?'}: ${problem.message}`, {cause: problem});
  const document = readFields(yaml.toJS(), file);
  checkReferences(document, file);
  await checkDocument(document, file);
  checkExamples(document, file);
  return buildApi(document, options);
}

const FIELDS = {openapi: '"3.1.0"', info: 'title and version', paths: 'the operations by path'};

/**
 * An empty file is YAML too, and so is a line of prose: the checks after this one would
 * not say which file it was.
 */
function readFields(content: unknown, file: string): Record<string, unknown> {
  const remedy = `Restore ${file} (git checkout ${file}), or correct "file" in the options of plugins/api-reference.`;
  if (!content || typeof content !== 'object' || Array.isArray(content))
    throw new ApiFileError(file, '', `${content ? 'the content is no list of fields' : 'the file is empty'}. ${remedy}`);
  const document = content as Record<string, unknown>;
  const missing = Object.entries(FIELDS).find(([field]) => !document[field]);
  if (missing) throw new ApiFileError(file, '', `the field "${missing[0]}" (${missing[1]}) is missing. ${remedy}`);
  return document;
}

async function checkDocument(document: Record<string, unknown>, file: string): Promise<void> {
  // The validator resolves references in place, so it gets a copy.
  const result = await validate(structuredClone(document) as never, {validate: {errors: {colorize: false}}});
  if (result.valid) return;
  throw new ApiFileError(file, '', `not a valid OpenAPI description. ${compileErrors(result)}`);
}
