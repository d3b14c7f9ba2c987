/**
 * What the aids expect of the Node.js SDK, whose engine they run. That it gives the same answers in
 * a browser is shown by tests/e2e/aidLoading.spec.ts, with the rules that are checked here.
 */
import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {OPERATORS} from '../model/operators';
import {packageVersion, RULES} from './engineSupport';

describe('the contract with the package', () => {
  it('is pinned to the version that was read', () => {
    const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {devDependencies: Record<string, string>};
    expect(devDependencies['flagsmith-nodejs']).toBe('8.1.2');
    expect(packageVersion()).toBe('8.1.2');
  });

  it('uses no function of semver that the browser build leaves out', () => {
    const folder = 'node_modules/flagsmith-nodejs/build/esm/flagsmith-engine';
    const source = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n');
    const used = [...source.matchAll(/\bsemver\.(\w+)\(/g)].map(([, name]) => name);
    const offered = [...readFileSync('plugins/playground/client/engine/semverFunctions.ts', 'utf8').matchAll(/default as (\w+)/g)].map(
      ([, name]) => name,
    );
    expect([...new Set(used)].sort()).toEqual(offered.sort());
    expect([...source.matchAll(/from 'node:(\w+)'/g)].every(([, name]) => name === 'crypto')).toBe(true);
  });
});

it('is compared by rules with every operator', () => {
  const used = new Set(JSON.stringify(RULES).match(/"operator":"(\w+)"/g));
  for (const {id} of OPERATORS) expect(used, id).toContain(`"operator":"${id.replace(':semver', '')}"`);
});
