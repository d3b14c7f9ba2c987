/**
 * Reads one OpenAPI file: parse, check, and keep what the pages show. The plugin's only
 * function that reads the file.
 */
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';

import {parseDocument} from 'yaml';

import {onOtherThread} from '../../shared/onOtherThread';
import type {ApiOptions} from '../options';
import {buildApi} from './buildApi';
import {ApiFileError} from './jsonPointer';
import type {Api} from './model';

const thread = onOtherThread<typeof import('./lint')>(path.join(__dirname, 'lint.ts'));

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
  checkReferences(text, file);
  const mistake = await thread.lint(text);
  if (mistake) throw new ApiFileError(file, mistake.pointer, mistake.message);
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

function checkReferences(text: string, file: string): void {
  const outside = /\$ref: *['"]?([^#'"\s][^'"\s,}]*)/.exec(text);
  if (!outside) return;
  const line = text.slice(0, outside.index).split('\n').length;
  throw new ApiFileError(
    file,
    '',
    `line ${line}: "${outside[1]}" points out of the file. Move what it names under #/components, so that readers download one file.`,
  );
}
