import {existsSync} from 'node:fs';
import path from 'node:path';

import {once} from './cache';
import {samplesDir} from './paths';
import {run} from './process';

/** Installs samples/package.json with all its workspaces, unless this exact lock file is installed already. */
export function installNodePackages(): Promise<void> {
  const workspaces = ['javascript', 'typescript', 'react', 'nextjs', 'nodejs', 'openfeature', 'mock', 'parsers'];
  const inputs = ['package-lock.json', 'package.json', ...workspaces.map((name) => `${name}/package.json`)];
  return once(
    'npm',
    inputs.map((file) => path.join(samplesDir, file)),
    async () => {
      // Optional packages are native binaries (image resizing, compilers of Next.js) that no sample needs.
      const {code, stderr} = await run('npm', ['ci', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'], {
        cwd: samplesDir,
        timeoutMs: 8 * 60_000,
      });
      if (code !== 0) throw new Error(`npm ci in samples/ failed:\n${stderr.slice(-2000)}`);
    },
    () => existsSync(path.join(samplesDir, 'node_modules/web-tree-sitter/package.json')),
  );
}
