import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {describeSample, readManifest} from '../../plugins/code-samples/node/readManifest';
import {readRegions} from '../../plugins/code-samples/node/regions';
import {listSamples} from '../../plugins/code-samples/node/resolveSample';
import {readSdkVersions, replaceSdkVersions} from '../../plugins/code-samples/node/sdkVersions';
import {cacheDir, rootDir, samplesDir} from './paths';
import type {Language, Sample} from './types';

const NOT_LANGUAGES = new Set(['mock', 'node_modules', 'parsers', 'runner']);

export type Replacement = [text: string, by: string];

/** Reads every manifest and every sample, as readers see it. */
export function collectLanguages(workDir = path.join(cacheDir, 'work')): Language[] {
  return readdirSync(samplesDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_LANGUAGES.has(entry.name))
    .map(({name}) => collectLanguage(name, path.join(workDir, name)))
    .filter(({samples}) => samples.length > 0)
    .sort((a, b) => a.name.localeCompare(b.name));
}

function collectLanguage(name: string, dir: string): Language {
  const manifest = readManifest(samplesDir, name);
  const versions = readSdkVersions(path.join(rootDir, 'data/sdk-versions.json'));
  const samples = listSamples(path.join(samplesDir, name)).map((file): Sample => {
    const {whole} = readRegions(readFileSync(path.join(samplesDir, name, file), 'utf8'), `samples/${name}/${file}`);
    return {
      id: `${name}/${file}`,
      file,
      level: describeSample(manifest, file).level,
      entry: manifest.files[file] ?? {},
      source: replaceSdkVersions(whole, versions),
      copy: path.join(dir, file),
    };
  });
  return {name, dir, manifest, samples};
}

/** Writes the copies that are compiled and run, with what only runs them at the end. */
export function writeCopies({name, dir, manifest, samples}: Language, replacements: Replacement[]): void {
  rmSync(path.join(dir, 'build'), {recursive: true, force: true});
  const all = [...Object.entries(manifest.replace ?? {}), ...replacements];
  for (const {file, source, copy} of samples) {
    const {driver} = readRegions(readFileSync(path.join(samplesDir, name, file), 'utf8'), `samples/${name}/${file}`);
    const text = driver ? `${source}\n\n${driver}` : source;
    writeIfChanged(
      copy,
      all.reduce((copied, [from, to]) => copied.replaceAll(from, to), text),
    );
  }
}

/** Compilers leave out what has not changed, by the time of the file. */
export function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    mkdirSync(path.dirname(file), {recursive: true});
  }
  writeFileSync(file, text);
}
