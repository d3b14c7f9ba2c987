import {readFileSync} from 'node:fs';

import type {SdkVersion} from '../types';

export type SdkVersions = Record<string, SdkVersion>;

const PLACEHOLDER = /\{\{sdk:([\w-]+)(?:\.(\w+))?\}\}/g;
const FIELDS = ['version', 'package', 'install', 'label', 'registry', 'repository', 'checked', 'proven', 'differs'] as const;

export function readSdkVersions(file: string): SdkVersions {
  const data = JSON.parse(readFileSync(file, 'utf8')) as {sdks?: SdkVersions};
  if (!data.sdks) throw new Error(`${file}: expected an object "sdks".`);
  return data.sdks;
}

/** The text for `{{sdk:python}}` (the version) or `{{sdk:python.install}}` (another field). */
export function sdkText(versions: SdkVersions, sdk: string, field = 'version'): string {
  const entry = versions[sdk];
  if (!entry) throw new Error(`No SDK "${sdk}" in data/sdk-versions.json. Known: ${Object.keys(versions).join(', ')}.`);
  const known = FIELDS.find((name) => name === field);
  if (!known) throw new Error(`"${field}" is not a field that can be shown. Known: ${FIELDS.join(', ')}.`);
  if (known === 'proven') return entry.provenWith?.version ?? entry.version;
  if (known === 'differs') return entry.provenWith?.differs ?? '';
  return entry[known].replaceAll('{{version}}', entry.version);
}

export function replaceSdkVersions(text: string, versions: SdkVersions): string {
  return text.replace(PLACEHOLDER, (_, sdk: string, field?: string) => sdkText(versions, sdk, field));
}

/** The package and release that CI installs. */
export function provenSdk(versions: SdkVersions, sdk: string): {package: string; version: string} {
  const entry = versions[sdk];
  if (!entry) throw new Error(`No SDK "${sdk}" in data/sdk-versions.json. Known: ${Object.keys(versions).join(', ')}.`);
  return entry.provenWith ?? entry;
}
