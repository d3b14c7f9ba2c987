import {readFileSync} from 'node:fs';

import {expect, it} from 'vitest';

type Manifest = {dependencies: Record<string, string>; devDependencies: Record<string, string>};
type Renovate = {packageRules: {matchPackageNames: string[]; allowedVersions?: string}[]};

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

it('allows Renovate no other Docusaurus than the pinned one', () => {
  const {dependencies, devDependencies} = read('package.json') as Manifest;
  const pinned = Object.entries({...dependencies, ...devDependencies}).filter(([name]) => name.startsWith('@docusaurus/'));
  const rule = (read('renovate.json') as Renovate).packageRules.find(({matchPackageNames}) => matchPackageNames.includes('@docusaurus/**'));
  expect(new Set(pinned.map(([, version]) => version))).toEqual(new Set([rule?.allowedVersions]));
});

it('runs .ci/run in the workflow, with the history that dates pages', () => {
  const workflow = readFileSync('.github/workflows/checks.yml', 'utf8');
  expect(workflow).toContain('- run: .ci/run\n');
  expect(workflow).toContain('fetch-depth: 0\n');
});
