/**
 * Refreshes data/sdk-versions.json from the tags of the SDKs' repositories. A version never moves
 * down, and a repository that cannot be read keeps its last one. The samples keep running with the
 * release they are pinned to (samples/README.md), so a moved version remembers that one in
 * `provenWith`.
 */
import {readFileSync, writeFileSync} from 'node:fs';

import type {SdkVersion} from '../../plugins/code-samples/types';
import {compareVersions} from '../../plugins/shared/compareVersions';
import {capture, type Captured} from '../platform/capture';

type SdkFile = {checked: string; sdks: Record<string, SdkVersion>};

const FILE = 'data/sdk-versions.json';
const RELEASE = /^v?(\d+\.\d+\.\d+)$/;
/** Repositories whose tags carry a name before the version. */
const TAG_PREFIXES: Record<string, string> = {
  helm: 'flagsmith-',
  'openfeature-web': 'flagsmith-client-provider-v',
  'openfeature-nodejs': 'flagsmith-provider-v',
  'openfeature-java': 'dev.openfeature.contrib.providers.flagsmith-v',
};

export async function updateSdkVersions(): Promise<void> {
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as SdkFile;
  const today = new Date().toISOString().slice(0, 10);
  for (const [name, sdk] of Object.entries(file.sdks)) {
    const tags = await capture('git', ['ls-remote', '--tags', sdk.repository], {env: {...process.env, GIT_TERMINAL_PROMPT: '0'}});
    file.sdks[name] = refresh(name, sdk, tags, today);
  }
  writeFileSync(FILE, `${JSON.stringify({...file, checked: today}, null, 2)}\n`);
}

export function refresh(name: string, sdk: SdkVersion, {code, output}: Captured, today: string): SdkVersion {
  const newest = code === 0 ? newestTag(output, TAG_PREFIXES[name]) : undefined;
  console.log(`${name}: ${sdk.version}${newest ? `, newest tag ${newest}` : `, because ${sdk.repository} names no release`}`);
  return newest ? movedTo(newest, sdk, today) : sdk;
}

/** Of `git ls-remote --tags`: the highest release, without pre-releases. */
export function newestTag(output: string, prefix = ''): string | undefined {
  const tags = output.split('\n').flatMap((line) => /refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)?.[1] ?? []);
  const releases = tags.flatMap((tag) => (tag.startsWith(prefix) ? (RELEASE.exec(tag.slice(prefix.length))?.[1] ?? []) : []));
  return releases.sort(compareVersions).at(-1);
}

export function movedTo(newest: string, sdk: SdkVersion, today: string): SdkVersion {
  const order = compareVersions(newest, sdk.version);
  if (order < 0) return sdk;
  if (order === 0) return {...sdk, checked: today};
  const differs = `The samples have not been run with ${newest} yet.`;
  const provenWith = sdk.provenWith ?? {package: sdk.package, version: sdk.version, differs};
  return {...sdk, version: newest, checked: today, provenWith};
}
