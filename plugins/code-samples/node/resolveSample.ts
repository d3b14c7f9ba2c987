import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describeSample, readManifest} from './readManifest';
import {readRegions} from './regions';

type ResolvedSample = {text: string; whole: string; sdk: string | null; download: boolean};

/** Where a file that people keep can be had. */
export const downloadPath = (file: string): string => `/downloads/${file}`;

/**
 * Text and SDK of `python/evaluate.py#remote`. Throws with what does exist when
 * the file or region does not.
 */
export function resolveSample(reference: string, samplesDir: string): ResolvedSample {
  const [file = '', region] = reference.split('#');
  const [language = '', ...rest] = file.split('/');
  const name = rest.join('/');
  const absolute = path.join(samplesDir, file);
  if (!name || file.includes('..') || path.isAbsolute(file)) {
    throw new Error(`sample="${reference}" is not of the form <language>/<file>#<region>.`);
  }
  if (!existsSync(absolute)) {
    throw new Error(`samples/${file} does not exist. ${listFiles(path.join(samplesDir, language), language)}`);
  }
  const {whole, regions} = readRegions(readFileSync(absolute, 'utf8'), `samples/${file}`);
  const text = region === undefined ? whole : regions.get(region);
  if (text === undefined) {
    const known = regions.size > 0 ? `Regions in that file: ${[...regions.keys()].join(', ')}.` : 'That file has no regions.';
    throw new Error(`samples/${file} has no region "${region}". ${known}`);
  }
  const manifest = readManifest(samplesDir, language);
  const {sdk} = describeSample(manifest, name);
  return {text, whole, sdk, download: manifest.files[name]?.download ?? false};
}

const NOT_SAMPLES =
  /^(\.|node_modules$|samples\.json$|package(-lock)?\.json$|tsconfig|requirements\.txt$|go\.(mod|sum)$|pom\.xml$|Cargo\.)/;

/** Files of a language folder that are samples, not manifests of the language's own tools. */
export function listSamples(languageDir: string): string[] {
  if (!existsSync(languageDir)) return [];
  return readdirSync(languageDir, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(languageDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => NOT_SAMPLES.test(part)))
    .sort();
}

function listFiles(languageDir: string, language: string): string {
  const files = listSamples(languageDir);
  return files.length > 0
    ? `Files there: ${files.map((file) => `${language}/${file}`).join(', ')}.`
    : `samples/${language}/ has no samples.`;
}
