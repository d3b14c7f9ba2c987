/**
 * Copies a checkout into the cache and installs what it needs there. The
 * checkout itself stays as it is.
 */
import {copyFileSync, cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';

import {must} from './capture';
import type {Layout, Release} from './release';

/** Large or local to the checkout; nothing that runs needs them. */
const LEFT_OUT = new Set(['.venv', 'node_modules', '.git', 'jmeter-tests', '__pycache__', '.env']);

export function copySource({source}: Release, {root, api, frontend}: Layout): void {
  const filter = (from: string): boolean => !LEFT_OUT.has(path.basename(from));
  rmSync(api, {recursive: true, force: true});
  rmSync(frontend, {recursive: true, force: true});
  cpSync(path.join(source, 'api'), api, {recursive: true, filter, verbatimSymlinks: true});
  if (existsSync(path.join(source, 'frontend')))
    cpSync(path.join(source, 'frontend'), frontend, {recursive: true, filter, verbatimSymlinks: true});
  copyFileSync(path.join(source, '.release-please-manifest.json'), path.join(root, '.release-please-manifest.json'));
  // The image holds the manifest under this name; `/version/` reads it.
  copyFileSync(path.join(source, '.release-please-manifest.json'), path.join(api, '.versions.json'));
}

/** One dependency comes from github.com by git; guide/statements.md names the way to a mirror. */
export async function installPackages(layout: Layout, python: string): Promise<void> {
  // After an interruption uv takes a package for installed whose files are only half there.
  rmSync(layout.venv, {recursive: true, force: true});
  await must('uv', ['sync', '--frozen', '--no-progress'], {
    what: 'Installing the Python packages',
    cwd: layout.api,
    env: {...process.env, UV_PYTHON: python, UV_PYTHON_DOWNLOADS: 'never', UV_PROJECT_ENVIRONMENT: layout.venv},
  });
}
