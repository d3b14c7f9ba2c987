import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {describeSample, readManifest} from '../../plugins/code-samples/node/readManifest';
import {readRegions} from '../../plugins/code-samples/node/regions';
import {listSamples} from '../../plugins/code-samples/node/resolveSample';
import {samplesDir} from './paths';
import type {PrintedFile} from '../printed';
import type {Language} from './types';

const NOT_LANGUAGES = new Set(['mock', 'names', 'node_modules', 'parsers', 'printed', 'runner']);

export type Replacement = [text: string, by: string];

/** Reads every manifest and writes the copies that are compiled and run. Their text is what the built pages print.
 * Without replacements nothing is written. */
export function collectLanguages(workDir: string, replacements: Replacement[] | undefined, printed: Map<string, PrintedFile>): Language[] {
  return readdirSync(samplesDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_LANGUAGES.has(entry.name))
    .map(({name}) => collectLanguage(name, path.join(workDir, name), replacements, printed))
    .filter(({samples}) => samples.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
}

function collectLanguage(name: string, dir: string, replacements: Replacement[] | undefined, printed: Map<string, PrintedFile>): Language {
  const manifest = readManifest(samplesDir, name);
  const files = listSamples(path.join(samplesDir, name));
  for (const file of Object.keys(manifest.files)) {
    if (!files.includes(file)) throw new Error(`samples/${name}/samples.json: "${file}" does not exist. Remove the entry or add the file.`);
  }
  const all = [...Object.entries(manifest.replace ?? {}), ...(replacements ?? [])];
  const samples = files.map((file) => {
    const found = printed.get(`${name}/${file}`);
    if (!found) throw new Error(`samples/${name}/${file} is on no page. Show it in a fence, or delete it.`);
    const {text: source, page} = found;
    const {driver} = readRegions(readFileSync(path.join(samplesDir, name, file), 'utf8'), `samples/${name}/${file}`);
    const copy = path.join(dir, file);
    if (replacements) writeIfChanged(
      copy,
      all.reduce((text, [from, to]) => text.replaceAll(from, to), driver ? `${source}\n\n${driver}` : source),
    );
    return {
      id: `${name}/${file}`,
      language: name,
      file,
      level: describeSample(manifest, file).level,
      entry: manifest.files[file] ?? {},
      source,
      page,
      driver,
      copy,
    };
  });
  if (replacements) removeStale(dir, new Set(files));
  return {name, dir, manifest, samples};
}

/** Compilers look at modification times, so an unchanged copy stays untouched. */
export function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
  }
  writeFileSync(file, text);
}

/** A copy whose sample is gone would still be compiled. */
function removeStale(dir: string, files: Set<string>): void {
  for (const file of listSamples(dir)) {
    if (!files.has(file) && /\.(m?js|tsx?|py|java|go|rs)$/.test(file) && !/^(src|cmd|build)\//.test(file)) rmSync(path.join(dir, file));
  }
}
