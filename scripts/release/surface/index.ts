/**
 * `npm run release -- --surface ../sdks`: reads what every SDK exports from its current release and
 * compares it with the pages. guide/releases.md says how to fill the folder.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {compareSurface, type Findings, type Surface} from './compareSurface';
import {readSurface} from './readSurface';
import {SOURCES, type SdkSource} from './sources';

export const SURFACE_FILE = 'data/sdk-surface.json';
export type Surfaces = Record<string, Surface>;

export function readSurfaces(): Surfaces {
  return existsSync(SURFACE_FILE) ? (JSON.parse(readFileSync(SURFACE_FILE, 'utf8')) as Surfaces) : {};
}

/** Updates the list from the folder, one sub-folder per SDK, and reports what differs. */
export function updateSurfaces(folder: string): void {
  const recorded = readSurfaces();
  const surfaces: Surfaces = {};
  for (const source of SOURCES) {
    const names = readSurface(source, path.join(folder, source.folder ?? source.sdk));
    surfaces[source.sdk] = {...recorded[source.sdk], release: releaseOf(source), names};
  }
  writeFileSync(SURFACE_FILE, `${JSON.stringify(surfaces, null, 1)}\n`);
  const {lines, summary} = reportOn(surfaces);
  console.log([...lines, summary].join('\n'));
  if (lines.length > 0) process.exitCode = 1;
}

export function releaseOf({sdk, release}: SdkSource): string {
  const {sdks} = JSON.parse(readFileSync('data/sdk-versions.json', 'utf8')) as {sdks: Record<string, {version: string}>};
  return release ?? sdks[sdk]?.version ?? '';
}

export function reportOn(surfaces: Surfaces): {lines: string[]; summary: string} {
  const count = (surface: Surface | undefined): number => Object.keys(surface?.names ?? {}).length;
  const compared = SOURCES.map((source) => {
    const surface = surfaces[source.sdk];
    if (!surface) throw new Error(`${source.sdk} is not in ${SURFACE_FILE}. Run npm run release -- --surface <folder>.`);
    return {source, findings: compareSurface(source, surface)};
  });
  const total = SOURCES.reduce((sum, {sdk}) => sum + count(surfaces[sdk]), 0);
  const missing = compared.reduce((sum, {findings}) => sum + findings.missing.length, 0);
  const lines = compared.flatMap(({source, findings}) => linesOf(source.sdk, findings));
  return {lines, summary: `${total - missing} of ${total} names of ${SOURCES.length} SDKs`};
}

function linesOf(sdk: string, {missing, gone, defaults, stray}: Findings): string[] {
  return [
    ...missing.map((name) => `${sdk}: + ${name} is on no page`),
    ...gone.map((name) => `${sdk}: - ${name} is in a table, and the release does not have it`),
    ...defaults.map((text) => `${sdk}: ~ ${text}`),
    ...stray.map((name) => `${sdk}: ? ${name} is in ${SURFACE_FILE} with a reason or wording, and the release does not have it`),
  ];
}
