import {existsSync, readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {hashSample, isProven, proofsFile, readProofs, toolchainFiles, toolFor, type Proof} from '../../samples/runner/proofs';
import {findSource, readSdkSources} from '../../samples/runner/sdkSource';
import type {Language, Sample} from '../../samples/runner/types';

const sample = {
  id: 'python/a.py',
  language: 'python',
  file: 'a.py',
  level: 'executed',
  entry: {stdout: ['1']},
  source: 'print(1)',
  page: '/clients/server-side',
  driver: '',
  copy: '',
} as Sample;
const language = {name: 'python', dir: '', manifest: {label: 'Python', sdk: 'python', level: 'parsed', files: {}}, samples: []} as Language;

describe('a kept proof', () => {
  it('is in the repository', () => {
    expect(existsSync(proofsFile)).toBe(true);
    expect(Object.keys(readProofs()).length).toBeGreaterThan(200);
  });

  it('holds for the same text, entry and tool', async () => {
    const proof: Proof = {hash: hashSample(sample, language), level: 'executed', tool: await toolFor('a.py'), date: '2026-11-16'};
    expect(await isProven(sample, language, {'python/a.py': proof})).toBe(true);
  });

  it.each([
    ['no proof', {}, {}],
    ['another text', {source: 'print(2)'}, undefined],
    ['another expected output', {entry: {stdout: ['2']}}, undefined],
    ['another level', {level: 'parsed'}, undefined],
  ])('does not hold with %s', async (_what, change, none) => {
    const proof: Proof = {hash: hashSample(sample, language), level: 'executed', tool: await toolFor('a.py'), date: '2026-11-16'};
    expect(await isProven({...sample, ...change} as Sample, language, none ?? {'python/a.py': proof})).toBe(false);
  });

  it('does not hold with another tool', async () => {
    const proof: Proof = {hash: hashSample(sample, language), level: 'executed', tool: 'Python 2.7', date: '2026-11-16'};
    expect(await isProven(sample, language, {'python/a.py': proof})).toBe(false);
  });

  it('holds with another interpreter where the SDK came from a checkout', async () => {
    const ruby = {...sample, id: 'ruby/a.rb', language: 'ruby', file: 'a.rb'};
    const own = {...language, name: 'ruby'};
    const proof: Proof = {hash: hashSample(ruby, own), level: 'executed', tool: 'ruby 1.8', date: '2026-11-17'};
    expect(await isProven(ruby, own, {'ruby/a.rb': proof})).toBe(true);
    expect(await isProven({...ruby, source: 'puts 2'}, own, {'ruby/a.rb': proof})).toBe(false);
  });
});

describe('the toolchain of a sample', () => {
  const folder = 'samples/runner/languages';
  const registered = [...readFileSync(`${folder}/index.ts`, 'utf8').matchAll(/'(\.\w+)': (\w+),/g)].map(
    ([, extension = '', name = '']) => ({extension, name}),
  );

  it.each(registered)('counts for $extension: $name and what it uses', ({extension, name}) => {
    const used = [...readFileSync(`${folder}/${name}.ts`, 'utf8').matchAll(/from '\.\/(\w+)'|dirname, '(\w+\.cs)'/g)];
    const files = used.map(([, module, source]) => (module ? `${module}.ts` : (source ?? '')));
    expect(new Set(toolchainFiles(`a${extension}`))).toEqual(new Set([`${name}.ts`, ...files]));
  });

  it('is known for all that can be more than parsed', () => expect(registered.length).toBeGreaterThan(14));
});

describe('--sdk-source', () => {
  it('takes a language and a folder', () => {
    expect([...readSdkSources(['ruby=/srv/ruby', 'php=/srv/php'])]).toEqual([
      ['ruby', '/srv/ruby'],
      ['php', '/srv/php'],
    ]);
  });

  it.each(['ruby', 'ruby=', 'go=/srv/go'])('rejects %s', (value) => {
    expect(() => readSdkSources([value])).toThrow('expected ruby=<folder>');
  });

  it('rejects a folder that is no checkout', async () => {
    const own = {...language, manifest: {...language.manifest, sdk: 'ruby'}, sdkSource: '/nowhere'} as Language;
    await expect(findSource(own, process.execPath)).rejects.toThrow('takes the root of a checkout');
  });

  it('skips, and says how to run, without a folder', async () => {
    expect(await findSource({...language, name: 'ruby'}, process.execPath)).toEqual({skip: expect.stringContaining('--sdk-source ruby=')});
  });
});
