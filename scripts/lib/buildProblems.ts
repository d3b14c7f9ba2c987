/** What a build does not say clearly, or does not notice. */
import {statfsSync, statSync} from 'node:fs';
import path from 'node:path';

/** A build that failed with less than this to write to failed because of it. */
const FULL_BELOW_BYTES = 20_000_000;

/** For a build that failed. The bundler reports a file that was cut short as a Docusaurus bug. */
export function fullDisk(folder: string, free = freeBytes(folder)): string | undefined {
  if (free >= FULL_BELOW_BYTES) return undefined;
  return `[build] The disk of ${folder} is full (${Math.floor(free / 1e6)} MB free), so the errors above may have no other cause. Free about 1 GB and build again.`;
}

/** For a build that succeeded under a umask such as 077. */
export function unreadableSite(outDir: string): string | undefined {
  const {mode} = statSync(path.join(outDir, 'index.html'));
  if (mode & 0o004) return undefined;
  const folder = path.relative('.', outDir);
  return `[build] Only your user can read ${folder}/ because of the umask of this shell. A web server that runs as another user will respond with 403. Run "chmod -R a+rX ${folder}", or build with "umask 022".`;
}

function freeBytes(folder: string): number {
  const {bavail, bsize} = statfsSync(folder);
  return bavail * bsize;
}
