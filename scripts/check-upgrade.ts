/**
 * `npm run check:upgrade [-- <version>]`: builds and tests the last commit in a work tree of its
 * own with the newest Docusaurus 3.x (or the given release), to see early what an upgrade will
 * cost. From 3.10 on, `experimental_faster` is called `faster`.
 * decisions/public-interfaces.md says what may come up.
 */
import {chmodSync, mkdtempSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {run} from './lib/run';
import {runMain} from './lib/runMain';

const STEPS = ['build', 'test:unit', 'test:content', 'test:e2e'];

type Manifest = {dependencies: Record<string, string>; devDependencies: Record<string, string>};

async function must(command: string, ...args: string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
}

async function main(): Promise<void> {
  const release = process.argv[2] ?? '3';
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docusaurus-upgrade-'));
  await must('git', 'worktree', 'add', '--detach', folder);
  // mkdtemp makes it private, but nginx runs as another user.
  chmodSync(folder, 0o755);
  const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const packages = Object.keys({...dependencies, ...devDependencies}).filter((name) => name.startsWith('@docusaurus/'));
  await must('npm', '--prefix', folder, 'install', '--save-exact', '--no-audit', ...packages.map((name) => `${name}@${release}`));
  for (const step of STEPS) {
    if ((await run('npm', ['--prefix', folder, 'run', step])) === 0) continue;
    throw new Error(
      `\`npm run ${step}\` fails with Docusaurus ${release}. The work tree is kept in ${folder}: correct it there, run the remaining steps of ${STEPS.join(', ')}, and remove it with \`git worktree remove --force\`.`,
    );
  }
  await must('git', 'worktree', 'remove', '--force', folder);
  console.log(`Everything passes with Docusaurus ${release}.`);
}

runMain(main);
