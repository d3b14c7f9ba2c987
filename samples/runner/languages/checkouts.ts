/**
 * SDKs whose registry CI does not reach run from a checkout of their repository, as part of a
 * release: `--sdk-source ruby=<folder>`.
 */
import {readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import {readSdkVersions} from '../../../plugins/code-samples/node/sdkVersions';
import {rootDir} from '../paths';
import {hasProgram} from '../process';
import type {Language, Toolchain} from '../types';

/** Of `ruby=../flagsmith-ruby-client`. The samples run in folders of their own. */
export function readSdkSources(values: string[]): Record<string, string> {
  const sources = values.map((value) => {
    const [, name, folder] = /^(\w+)=(.+)$/.exec(value) ?? [];
    if (!name || !folder) throw new Error(`--sdk-source ${value}: expected <language>=<folder>, such as ruby=../flagsmith-ruby-client.`);
    return [name, path.resolve(folder)];
  });
  return Object.fromEntries(sources) as Record<string, string>;
}

/** Why nothing can run here. A checkout of another release than the site names is an error. */
export async function findMissing({name, manifest, sdkSource}: Language, program: string): Promise<{skip: string} | undefined> {
  if (!sdkSource) return {skip: `no checkout of the SDK, see --sdk-source ${name}=<folder>`};
  if (!(await hasProgram(program))) return {skip: `no ${program} on this machine`};
  const expected = readSdkVersions(path.join(rootDir, 'data/sdk-versions.json'))[manifest.sdk ?? '']?.version;
  const released = readRelease(path.join(sdkSource, '.release-please-manifest.json'));
  if (released === expected) return undefined;
  throw new Error(`The checkout for --sdk-source ${name} is release ${released}; data/sdk-versions.json names ${expected}.`);
}

/** The repositories keep their release here; the version in Ruby's code was not moved along. */
function readRelease(file: string): string {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as {'.': string})['.'];
  } catch (cause) {
    throw new Error(`${file} cannot be read: --sdk-source takes the root of a checkout.`, {cause});
  }
}

function interpreted(program: string, args: (sdkSource: string) => string[], link?: string): Toolchain {
  return {
    release: true,
    compiles: () => false,
    async prepare(language) {
      const missing = await findMissing(language, program);
      if (missing) return missing;
      if (link) linkInto(language, link);
      return {errors: new Map()};
    },
    command: ({copy}, {dir, sdkSource = ''}) => ({program, args: [...args(sdkSource), copy], cwd: dir}),
  };
}

/** The samples load `vendor/` beside themselves, as in a reader's project. */
function linkInto({dir, sdkSource = ''}: Language, folder: string): void {
  rmSync(path.join(dir, folder), {recursive: true, force: true});
  symlinkSync(path.join(sdkSource, folder), path.join(dir, folder));
}

/** Its dependencies where `ruby` finds them. */
export const ruby = interpreted('ruby', (sdk) => ['-I', path.join(sdk, 'lib')]);
/** After `composer install`. */
export const php = interpreted('php', () => ['-d', 'display_errors=stderr'], 'vendor');
/** After `mix deps.get` and `mix compile`. The SDK's application is started, as `mix run` does. */
export const elixir = interpreted('elixir', (sdk) => ['-pa', path.join(sdk, '_build/dev/lib/*/ebin'), '--app', 'flagsmith_engine']);
