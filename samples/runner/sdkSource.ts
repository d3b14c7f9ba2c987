/** SDKs whose registry may be out of reach run from a checkout of their repository: `--sdk-source ruby=<folder>`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {readSdkVersions} from '../../plugins/code-samples/node/sdkVersions';
import {listUndefinedNames} from '../names';
import {rootDir} from './paths';
import {findProgram} from './process';
import {parsedLanguage} from './syntax';
import type {Language, Sample} from './types';

/** Reads `ruby=/home/me/flagsmith-ruby-client`. */
export function readSdkSources(values: string[]): Map<string, string> {
  return new Map(
    values.map((value) => {
      const [, name, folder] = /^(ruby|php|elixir|kotlin)=(.+)$/.exec(value) ?? [];
      if (!name || !folder) throw new Error(`--sdk-source ${value}: expected ruby=<folder>, php=<folder>, elixir=<folder> or kotlin=<folder>.`);
      return [name, path.resolve(folder)] as const;
    }),
  );
}

/** Why nothing can run here, or nothing. A checkout of another release than the badge names is an error. */
export async function findSource({name, manifest, sdkSource}: Language, program: string): Promise<{skip: string} | undefined> {
  if (!(await findProgram([program]))) return {skip: `no ${program} on this machine`};
  if (!sdkSource) return {skip: `no checkout of the SDK, see --sdk-source ${name}=<folder>`};
  const expected = readSdkVersions(path.join(rootDir, 'data/sdk-versions.json'))[manifest.sdk ?? '']?.version;
  const released = readRelease(path.join(sdkSource, '.release-please-manifest.json'));
  if (released !== expected) throw new Error(`The checkout for --sdk-source ${name} is release ${released}; the badges name ${expected}.`);
  return undefined;
}

/** The repositories keep their release here; the version that Ruby's code states was not moved along with it. */
function readRelease(file: string): string {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as {'.': string})['.'];
  } catch (cause) {
    throw new Error(`${file} cannot be read: --sdk-source takes the root of a checkout.`, {cause});
  }
}

/** An interpreter finds an undefined name only in lines that it reaches. */
export async function listNames(samples: Sample[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const {id, file, source} of samples) {
    const names = await listUndefinedNames(parsedLanguage(path.extname(file).slice(1)) ?? '', source);
    if (names.length > 0) found.set(id, names.map(({name, line}) => `line ${line}: undefined name '${name}'`).join('\n'));
  }
  return found;
}
