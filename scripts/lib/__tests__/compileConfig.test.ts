import {existsSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

import type {Config, LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import source from '../../../docusaurus.config';
import sidebars from '../../../sidebars';
import {compileConfig} from '../compileConfig';

type LocalPlugin = ((context: LoadContext, options: unknown) => Plugin | null) & {validateOptions?: unknown};

/** Inside the repository, so that packages are found. */
const FOLDER = path.resolve('.cache/compiled-config');
const load = createRequire(import.meta.url);

describe('compileConfig', () => {
  let config: Config;

  beforeAll(async () => {
    rmSync(FOLDER, {recursive: true, force: true});
    config = load(await compileConfig(FOLDER)) as Config;
  });
  afterAll(() => rmSync(FOLDER, {recursive: true, force: true}));

  const plugins = () => (config.plugins ?? []).map((entry) => (Array.isArray(entry) ? entry[0] : entry) as LocalPlugin);

  it('keeps what the source says', () => {
    const {presets: _presets, plugins: _plugins, ...rest} = config;
    const {presets: _sourcePresets, plugins: sourcePlugins, ...sourceRest} = source;
    expect(JSON.parse(JSON.stringify(rest))).toEqual(JSON.parse(JSON.stringify(sourceRest)));
    expect(config.plugins).toHaveLength(sourcePlugins?.length ?? 0);
  });

  it('hands every plugin over as a function with its check of options', () => {
    expect(plugins().filter((plugin) => typeof plugin !== 'function')).toEqual([]);
    expect(plugins().filter(({validateOptions}) => typeof validateOptions === 'function').length).toBeGreaterThan(4);
  });

  it('gives plugins the folders of their sources', () => {
    const context = {siteDir: process.cwd(), siteConfig: source, baseUrl: '/'} as never;
    const themes = plugins().flatMap((plugin) => {
      try {
        return plugin(context, {})?.getThemePath?.() ?? [];
      } catch {
        // Some need options; one with a theme that does not is enough to see the folder.
        return [];
      }
    });
    expect(themes).not.toEqual([]);
    expect(themes.filter((folder) => !existsSync(path.join(folder, '..', 'index.ts')))).toEqual([]);
  });

  it('compiles the menu', () => {
    const [, options] = (config.presets?.[0] ?? []) as [string, {docs: {sidebarPath: string}}];
    expect(load(options.docs.sidebarPath)).toEqual(sidebars);
  });

  it('leaves a file that is there alone', async () => {
    const folder = `${FOLDER}-again`;
    try {
      const file = await compileConfig(folder);
      rmSync(path.join(folder, 'sidebars.cjs'));
      expect(await compileConfig(folder)).toBe(file);
      expect(existsSync(path.join(folder, 'sidebars.cjs'))).toBe(false);
    } finally {
      rmSync(folder, {recursive: true, force: true});
    }
  });
});
