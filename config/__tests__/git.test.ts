import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, it, vi} from 'vitest';

import {lastChanges, withLastChange} from '../git';

const site = mkdtempSync(path.join(os.tmpdir(), 'history-'));
const page = (name: string) => path.join(site, 'docs', name);

function commit(date: string, files: Record<string, string>): void {
  const env = {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date};
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: site, env});
  for (const [name, text] of Object.entries(files)) writeFileSync(page(name), text);
  git('add', '.');
  git('commit', '-q', '-m', 'change');
}

beforeAll(() => {
  mkdirSync(path.join(site, 'docs'));
  execFileSync('git', ['init', '-q'], {cwd: site});
  commit('2025-01-01T00:00:00Z', {'old.mdx': '1', 'né.mdx': '1'});
  commit('2025-06-01T00:00:00Z', {'né.mdx': '2'});
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

it('knows the newest commit of each file', () => {
  const changes = lastChanges(site, 'docs');
  expect(Object.fromEntries(changes)).toEqual({
    [page('old.mdx')]: Date.parse('2025-01-01T00:00:00Z'),
    [page('né.mdx')]: Date.parse('2025-06-01T00:00:00Z'),
  });
});

it('is empty where there is no history, and says what pages lack', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(lastChanges(os.tmpdir(), 'docs').size).toBe(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('pages have no date'));
  warn.mockRestore();
});

it('gives a page its date, except when the page has one or git knows none', async () => {
  const parse = withLastChange(new Map([['/docs/a.mdx', Date.parse('2025-01-01T00:00:00Z')]]));
  const read = async (filePath: string, frontMatter: Record<string, unknown>) =>
    (await parse({filePath, fileContent: '', defaultParseFrontMatter: async () => ({frontMatter, content: ''})})).frontMatter;
  expect(await read('/docs/a.mdx', {})).toEqual({last_update: {date: '2025-01-01T00:00:00.000Z'}});
  expect(await read('/docs/a.mdx', {last_update: {date: '2024-01-01'}})).toEqual({last_update: {date: '2024-01-01'}});
  expect(await read('/docs/b.mdx', {})).toEqual({});
});

it('is not asked for by the configuration of an unpacked archive', async () => {
  vi.stubEnv('GIT_DIR', path.join(site, 'none'));
  vi.resetModules();
  try {
    const {default: config} = await import('../../docusaurus.config');
    expect(config.presets?.[0]).toMatchObject(['classic', {docs: {showLastUpdateTime: false}, sitemap: {lastmod: null}}]);
  } finally {
    vi.unstubAllEnvs();
    vi.resetModules();
  }
});
