import {existsSync} from 'node:fs';
import path from 'node:path';

import {once} from './cache';
import {samplesDir} from './paths';
import {mustRun} from './process';

/**
 * Installs samples/package.json with all its workspaces, unless this exact lock file is installed
 * already.
 */
export function installNodePackages(): Promise<void> {
  return install();
}

/** Only what parses code: a twentieth of the packages. */
export function installParsers(): Promise<void> {
  return install('samples-parsers');
}

function install(workspace = ''): Promise<void> {
  // Optional packages are native binaries (image resizing, compilers of Next.js) that no sample
  // needs.
  const args = ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  return once(
    'npm',
    ['package-lock.json', 'package.json'].map((file) => path.join(samplesDir, file)),
    () => mustRun('npm', workspace ? [...args, `--workspace=${workspace}`] : args, {cwd: samplesDir}),
    () => existsSync(path.join(samplesDir, 'node_modules/web-tree-sitter/package.json')),
    workspace,
  );
}
