import {createHash} from 'node:crypto';

/** For names of files that change with their content, so that browsers may keep them for good. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
