import {createHash} from 'node:crypto';

/** For names of files that change with their content, so that browsers may keep them for good. */
export function contentHash(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, 8);
}
