/** A small site with every hosted service switched on, built once from the real plugins and served under its policy. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {test as base} from '@playwright/test';

import {readEnv} from '../../../config/env';
import {securityHeaders} from '../../../config/headers';
import {policyFor} from '../../../config/services';
import {hashFiles} from '../../../plugins/shared/hashFiles';
import {listen} from '../../../scripts/lib/listen';
import {createSiteServer} from '../../../scripts/lib/siteServer';
import {buildFixture} from '../../support/fixtureSite';
import {BUILD_TIMEOUT_MS, withLock} from '../../support/withLock';
import {Collector} from './collector';
import {watchTraffic} from './settled';

export const VARIABLES = {
  ANALYTICS_API_KEY: '0123456789abcdef0123456789abcdef',
  TAG_MANAGER_ID: 'GTM-TEST123',
  MARKETING_LOADER_ID: 'eu1-1234567',
  VISITOR_INTELLIGENCE_ID: 'abcdef012345678',
};

const NAME = 'services';
const INPUTS = [
  'plugins/services',
  'plugins/delivery',
  'config/headers.ts',
  'config/services.ts',
  'tests/e2e/support/servicesSite.ts',
  'package-lock.json',
];

/** Workers begin at the same time: the first one builds, the others wait for it. */
function buildOnce(): Promise<string> {
  return withLock(path.resolve('.cache/fixtures', `${NAME}.lock`), buildIfStale);
}

function buildIfStale(): string {
  const outDir = path.resolve('.cache/fixtures', NAME, 'build');
  const stampFile = path.join(outDir, 'stamp.txt');
  const stamp = hashFiles(INPUTS, process.cwd());
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return outDir;
  const env = readEnv(VARIABLES);
  const entry = (name: string) => JSON.stringify(path.resolve('plugins', name, 'index.ts'));
  const {failed, output} = buildFixture({
    name: NAME,
    files: {
      'docs/intro.md':
        '---\nslug: /\ntitle: First page\n---\n\n[The second page](/second) and [a file](pathname:///guide.pdf)\n\n<form id="ask" action="/second"><input name="word" aria-label="word" /><button type="submit">Send</button></form>\n',
      'docs/second.md': '---\nslug: /second\ntitle: Second page\n---\n\n[The first page](/)\n',
      'static/guide.pdf': '%PDF-1.4\n',
      'data/redirects.json': '[]\n',
      'sidebars.js': "module.exports = {tutorial: ['intro', 'second']};\n",
    },
    themeConfig: JSON.stringify({
      footer: {links: [{title: 'Help', items: [{html: '<button type="button" data-privacy-choices>Privacy choices</button>'}]}]},
    }),
    plugins: `[[${entry('services')}, ${JSON.stringify({settings: env.services})}], [${entry('delivery')}, {rules: () => (${JSON.stringify({headers: securityHeaders, policy: policyFor(env), types: {}})})}]]`,
  });
  if (failed) throw new Error(output);
  writeFileSync(stampFile, stamp);
  return outDir;
}

type TestFixtures = {collector: Collector; violations: string[]};

export const test = base.extend<TestFixtures, {servicesUrl: string}>({
  servicesUrl: [
    async ({}, use) => {
      const server = createSiteServer({root: await buildOnce()});
      const port = await listen(server, 0);
      await use(`http://127.0.0.1:${port}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker', timeout: BUILD_TIMEOUT_MS},
  ],
  baseURL: async ({servicesUrl}, use) => use(servicesUrl),
  page: async ({page}, use) => {
    watchTraffic(page);
    await use(page);
  },
  collector: async ({context, servicesUrl}, use) => {
    const collector = new Collector();
    await collector.start();
    await context.route(
      (url) => url.origin !== servicesUrl,
      (route) => route.fulfill({status: 200, contentType: 'text/javascript', body: ''}),
    );
    await collector.attach(context);
    await use(collector);
    await context.unrouteAll({behavior: 'ignoreErrors'});
    collector.stop();
  },
  violations: [
    async ({page}, use) => {
      const seen: string[] = [];
      page.on('console', (message) => /Content Security Policy/i.test(message.text()) && seen.push(message.text()));
      await use(seen);
      base.expect(seen, 'policy violations').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect} from '@playwright/test';
