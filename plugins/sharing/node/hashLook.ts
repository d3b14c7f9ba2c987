/** A name for how cards look apart from their texts: the code that draws them, fonts and logo. When it changes, kept pictures are drawn anew. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export function hashLook(fonts: string, logo: string): string {
  const hash = createHash('sha256').update(readFileSync(logo));
  for (const folder of [__dirname, fonts])
    for (const name of readdirSync(folder).sort()) hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  return hash.digest('hex');
}
