import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeEach, describe, expect, it} from 'vitest';

import apiReference from '../index';
import type {Api} from '../node/model';
import {EDGE_API, edgeApiText} from './support';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const i18n = {currentLocale: 'en', defaultLocale: 'en'};
const outDir = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(outDir, {recursive: true}));

beforeEach(() => rmSync(path.join(outDir, '.well-known'), {recursive: true, force: true}));

describe('apiReference', () => {
  const plugin = apiReference({siteDir, siteConfig: {url: 'https://docs.flagsmith.com'}, i18n, baseUrl: '/'} as LoadContext, {
    apis: [EDGE_API],
  });

  it('watches the OpenAPI file', () => {
    expect(plugin.getPathsToWatch?.()).toEqual([path.join(siteDir, 'openapi/edge-api.yaml')]);
  });

  it('publishes the file as it is, and a catalogue that names it', async () => {
    const content = (await plugin.loadContent?.()) as Api[];
    await plugin.postBuild?.({outDir, content} as never);
    expect(readFileSync(path.join(outDir, 'openapi/edge-api.yaml'), 'utf8')).toBe(edgeApiText);
    expect(JSON.parse(readFileSync(path.join(outDir, '.well-known/api-catalog'), 'utf8'))).toEqual({
      linkset: [
        {
          anchor: 'https://edge.api.flagsmith.com/api/v1',
          'service-desc': [{href: 'https://docs.flagsmith.com/openapi/edge-api.yaml', type: 'application/yaml'}],
          'service-doc': [{href: 'https://docs.flagsmith.com/edge-api', type: 'text/html'}],
        },
      ],
    });
  });

  it('puts the catalogue at the root of the host when the site is below a path', async () => {
    const context = {siteDir, siteConfig: {url: 'https://x.test'}, i18n, baseUrl: '/docs/'} as LoadContext;
    await apiReference(context, {apis: []}).postBuild?.({outDir: path.join(outDir, 'docs'), content: []} as never);
    expect(existsSync(path.join(outDir, '.well-known/api-catalog'))).toBe(true);
    expect(existsSync(path.join(outDir, 'docs/.well-known'))).toBe(false);
  });

  it('serves the folder in development', () => {
    expect(plugin.configureWebpack?.({}, false, {} as never, [])).toEqual({
      devServer: {static: [{directory: path.join(siteDir, 'openapi'), publicPath: '/openapi'}]},
    });
  });
});
