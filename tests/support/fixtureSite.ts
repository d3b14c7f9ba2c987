/**
 * A tiny Docusaurus site for behaviours the real site does not show: configuration mistakes, a second docs version, every kind of navbar item.
 * It lives under .cache/ so that it resolves the repository's packages, and it uses the stock preset with the given pieces of configuration.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {BUILD_TIMEOUT_MS} from './withLock';

export type FixtureSite = {
  name: string;
  /** Files relative to the site, besides the configuration. */
  files?: Record<string, string>;
  /** Source text of objects that are merged into the configuration. */
  docs?: string;
  themeConfig?: string;
  plugins?: string;
};

export type FixtureResult = {failed: boolean; output: string; outDir: string};

export function buildFixture(site: FixtureSite): FixtureResult {
  const [result] = buildFixtures([site]);
  return result as FixtureResult;
}

/** In the order of the given sites. */
export function buildFixtures(sites: FixtureSite[]): FixtureResult[] {
  const folders = sites.map(writeSite);
  const {stdout, stderr, status} = spawnSync(process.execPath, [path.resolve('tests/support/buildSites.mjs'), ...folders], {
    encoding: 'utf8',
    env: {...process.env, NO_UPDATE_NOTIFIER: '1', CI: 'true', NO_COLOR: '1'},
    timeout: BUILD_TIMEOUT_MS,
    maxBuffer: 50_000_000,
  });
  const lines = stdout.split('\n').filter(Boolean);
  if (lines.length !== sites.length)
    throw new Error(`${lines.length} of ${sites.length} sites were built (exit code ${status}):\n${stdout}${stderr}`);
  return lines.map((line, at) => ({
    ...(JSON.parse(line) as {failed: boolean; output: string}),
    outDir: path.join(folders[at] ?? '', 'build'),
  }));
}

function writeSite({name, files = {}, docs = '{}', themeConfig = '{}', plugins = '[]'}: FixtureSite): string {
  const dir = path.resolve('.cache/fixtures', name);
  rmSync(dir, {recursive: true, force: true});
  const all: Record<string, string> = {
    'docs/intro.md': '---\nslug: /\n---\n# Intro\n\nHello.\n',
    'sidebars.js': "module.exports = {tutorial: ['intro']};\n",
    'docusaurus.config.js': `module.exports = {
      title: 'Fixture', url: 'https://example.com', baseUrl: '/', baseUrlIssueBanner: false, onBrokenLinks: 'throw',
      future: {experimental_faster: {swcJsLoader: true, swcJsMinimizer: true, rspackBundler: true}, v4: true},
      presets: [['classic', {blog: false, pages: false, theme: {}, docs: {routeBasePath: '/', sidebarPath: './sidebars.js', ...${docs}}}]],
      // Styles for older browsers and minifying (buildSites.mjs) take half of such a build and change nothing that is tested.
      plugins: [() => ({name: 'plain-styles', configurePostCss: (options) => ({...options, config: false, plugins: []})}), ...${plugins}],
      themeConfig: ${themeConfig},
    };`,
    ...files,
  };
  for (const [file, content] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), content);
  }
  return dir;
}
