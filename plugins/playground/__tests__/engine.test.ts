/**
 * The engine that the aids run is the engine of the Node.js SDK: the same
 * answers for the same people.
 */
import {readdirSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {createRunner} from '../model/jobs';
import {OPERATORS} from '../model/operators';
import {loadEngine} from '../node/loadEngine';
import {answersOfSdk, contextFor, packageVersion, people, RULES} from './engineSupport';

const engine = loadEngine();

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

  it('offers the three functions that we call', () => {
    expect(typeof engine.getEvaluationResult).toBe('function');
    expect(typeof engine.traitsMatchSegmentCondition).toBe('function');
    expect(typeof engine.getHashedPercentageForObjIds).toBe('function');
  });
});

describe('answers', () => {
  it('cover every operator', () => {
    const used = new Set(JSON.stringify(RULES).match(/"operator":"(\w+)"/g));
    for (const {id} of OPERATORS) expect(used, id).toContain(`"operator":"${id.replace(':semver', '')}"`);
  });

  it('are those of the Node.js SDK for 2,500 identities', async () => {
    const persons = people(2500);
    const expected = await answersOfSdk(persons);
    const run = createRunner(engine);
    const response = run({id: 1, name: 'evaluate', input: persons.map(contextFor)}) as {
      output: ReturnType<typeof engine.getEvaluationResult>[];
    };
    response.output.forEach(({flags, segments}, index) => {
      const ours = {
        flags: Object.fromEntries(Object.values(flags).map(({name, enabled, value}) => [name, {enabled, value}])),
        segments: segments.map(({name}) => name).sort(),
      };
      expect(ours, persons[index]?.identifier).toEqual(expected[index]);
    });
    for (const name of Object.keys(RULES).filter((key) => key !== 'noMatch' && key !== 'environmentName')) {
      const inside = expected.filter(({segments}) => segments.includes(name)).length;
      expect(inside, `some are in ${name}`).toBeGreaterThan(0);
      expect(inside, `some are out of ${name}`).toBeLessThan(persons.length);
    }
  }, 60_000);
});
