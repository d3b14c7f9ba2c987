/**
 * Small sites with a mistake each, built with this site's plugins and theme, to see what the build
 * says about it.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';

import type {Changes} from '../variants/base';
import {compileVariant, QUIET, writeSite} from './variantSite';
import {BUILD_TIMEOUT_MS} from './withLock';

export type Mistake = Changes & {
  /** Files relative to the site, besides the configuration. */
  files?: Record<string, string>;
};

export type Outcome = {failed: boolean; output: string; seconds: number};

const ROOT = path.resolve('.cache/mistakes');
const FILES = {
  'docs/intro.mdx': '---\ntitle: Start\ndescription: The first page.\nslug: /\n---\n\nHello.\n',
  'docs/support/index.mdx': '---\ntitle: Help\ndescription: Where help is.\n---\n\nHelp is here.\n',
  'sidebars.js': "module.exports = {tutorial: ['intro', 'support/index']};\n",
};

/**
 * Builds all of them in one process, in the order of the given sites: starting Docusaurus takes
 * longer than finding most mistakes.
 */
export async function buildMistakes(sites: Mistake[]): Promise<Outcome[]> {
  const config = await compileVariant('mistake');
  const folders = sites.map(({files, ...changes}, at) =>
    writeSite(path.join(ROOT, String(at)), {...FILES, ...files, 'mistake.json': JSON.stringify({themeConfig: PLAIN, ...changes})}),
  );
  const {stdout, stderr, status} = spawnSync(process.execPath, [path.resolve('tests/support/buildSites.mjs'), config, ...folders], {
    encoding: 'utf8',
    env: {...process.env, ...QUIET},
    timeout: BUILD_TIMEOUT_MS,
    maxBuffer: 50_000_000,
  });
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length !== sites.length)
    throw new Error(`${lines.length} of ${sites.length} sites were built (exit code ${status}):\n${stdout}${stderr}`);
  return lines.map((line) => JSON.parse(line) as Outcome);
}

/** This site's navbar and footer lead to its own pages. */
const PLAIN = {navbar: {items: []}, footer: {}};
