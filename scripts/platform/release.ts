/** Which release a checkout holds, and where its files are kept. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {capture} from './capture';

export type Release = {version: string; commit: string; source: string};
export type Layout = {root: string; api: string; venv: string; frontend: string; dump: string; marks: string};

const MANIFEST = '.release-please-manifest.json';

export async function readRelease(source: string): Promise<Release> {
  const folder = path.resolve(source);
  const manifest = path.join(folder, MANIFEST);
  if (!existsSync(manifest) || !existsSync(path.join(folder, 'api/pyproject.toml')))
    throw new Error(
      `--source ${source}: no ${MANIFEST} and api/pyproject.toml there. Name the root of a checkout of github.com/Flagsmith/flagsmith.`,
    );
  const version = (JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)['.'];
  if (!version) throw new Error(`${manifest}: the field "." (the release) is missing.`);
  const head = await capture('git', ['-C', folder, 'rev-parse', 'HEAD']);
  return {version, commit: head.code === 0 ? head.output.trim() : 'unknown', source: folder};
}

export function layoutOf(cache: string, {version}: Release): Layout {
  const root = path.resolve(cache, version);
  return {
    root,
    api: path.join(root, 'api'),
    venv: path.join(root, 'api/.venv'),
    frontend: path.join(root, 'frontend'),
    dump: path.join(root, 'empty.pgdump'),
    marks: path.join(root, 'done'),
  };
}
