import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {outputFile} from '../../shared/outputFile';
import {readManifest} from './readManifest';
import {readRegions} from './regions';
import {downloadPath} from './resolveSample';
import {readSdkVersions, replaceSdkVersions} from './sdkVersions';

/** Downloadable samples as the pages show them, by their stable URL. */
export function collectDownloads(samplesDir: string, versionsFile: string): Map<string, string> {
  const versions = readSdkVersions(versionsFile);
  const downloads = new Map<string, string>();
  for (const {name: language} of readdirSync(samplesDir, {withFileTypes: true}).filter((entry) => entry.isDirectory())) {
    for (const [file, {download}] of Object.entries(readManifest(samplesDir, language).files)) {
      if (!download) continue;
      const id = `${language}/${file}`;
      const {whole} = readRegions(readFileSync(path.join(samplesDir, id), 'utf8'), `samples/${id}`);
      downloads.set(downloadPath(id), `${replaceSdkVersions(whole, versions)}\n`);
    }
  }
  return downloads;
}

export async function writeDownloads(siteDir: string, outDir: string): Promise<void> {
  const downloads = collectDownloads(path.join(siteDir, 'samples'), path.join(siteDir, 'data/sdk-versions.json'));
  for (const [address, text] of downloads) await outputFile(path.join(outDir, address), text);
}
