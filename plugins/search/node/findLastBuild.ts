import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

/** The data of the last `npm run build`, for `npm run dev`, which renders no HTML to cut. */
export function findLastBuild(buildDir: string): string | null {
  const root = path.join(buildDir, 'assets/search');
  if (!existsSync(root)) return null;
  const folders = readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, 'index.json')))
    .sort((left, right) => statSync(path.join(root, right)).mtimeMs - statSync(path.join(root, left)).mtimeMs);
  return folders[0] ?? null;
}
