import {existsSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {hashSample, isProven, proofsFile, readProofs, toolFor, type Proof} from '../../samples/runner/proofs';
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
});
