/**
 * Pure parts of update-sdk-versions: reading what each ecosystem's client prints, and merging it
 * into data/sdk-versions.json.
 */
import type {SdkVersion} from '../../plugins/code-samples/types';

export type SdkFile = {checked: string; sdks: Record<string, SdkVersion>};

/** What was found for one SDK: a version and where it came from, or why nothing was found. */
export type Finding = {version: string; source: string} | {error: string};

const RELEASE = /^v?(\d+\.\d+\.\d+)$/;

/** `flagsmith (6.3.0)` and a line with all versions. */
export function parsePipIndex(output: string): string | undefined {
  return lastRelease([/\(([^)]+)\)/.exec(output)?.[1] ?? '']);
}

export function parseCargoInfo(output: string): string | undefined {
  return lastRelease([/^version:\s*(\S+)/m.exec(output)?.[1] ?? '']);
}

/** npm: `12.4.0`; Go: `module v5.1.0` */
export function parseWords(output: string): string | undefined {
  return lastRelease(output.split(/\s+/));
}

/**
 * `git ls-remote --tags`: the highest release, without pre-releases. Some repositories
 * prefix the tag with a name.
 */
export function parseTags(output: string, prefix = ''): string | undefined {
  const tags = output.split('\n').flatMap((line) => /refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line)?.[1] ?? []);
  return lastRelease(tags.map((tag) => (tag.startsWith(prefix) ? tag.slice(prefix.length) : '')));
}

/** By number, not by text: 1.10.0 comes after 1.9.0. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

function lastRelease(candidates: string[]): string | undefined {
  const releases = candidates.flatMap((text) => RELEASE.exec(text.trim())?.[1] ?? []);
  return releases.sort(compareVersions).at(-1);
}

/**
 * Puts the findings into the file. A version only moves up: a source that failed, or shows less
 * than we know, leaves the last good value. The samples keep running with the release they are
 * pinned to, so a moved version remembers that one in `provenWith` until the pin moves too.
 */
export function mergeFindings(file: SdkFile, findings: Record<string, Finding>, today: string): {file: SdkFile; lines: string[]} {
  const lines: string[] = [];
  const sdks = Object.fromEntries(
    Object.entries(file.sdks).map(([name, sdk]): [string, SdkVersion] => {
      const finding = findings[name];
      if (!finding) return [name, sdk];
      if ('error' in finding) {
        lines.push(`${name}: kept ${sdk.version} (checked ${sdk.checked}), because ${finding.error}`);
        return [name, sdk];
      }
      const order = compareVersions(finding.version, sdk.version);
      if (order < 0) {
        lines.push(`${name}: kept ${sdk.version}, because ${finding.source} shows only ${finding.version}`);
        return [name, sdk];
      }
      if (order === 0) {
        lines.push(`${name}: ${sdk.version} is current (${finding.source})`);
        return [name, {...sdk, checked: today}];
      }
      lines.push(`${name}: ${sdk.version} -> ${finding.version} (${finding.source})`);
      const differs = `The samples have not been run with ${finding.version} yet.`;
      const provenWith = sdk.provenWith ?? {package: sdk.package, version: sdk.version, differs};
      return [name, {...sdk, version: finding.version, checked: today, provenWith}];
    }),
  );
  return {file: {checked: today, sdks}, lines};
}
