/**
 * How the built site is served, written once and given to every kind of host.
 *
 * Readers get: old URLs that redirect in one step, files their browser may keep, and headers
 * that forbid what the site does not need.
 * Reads: the options (config/headers.ts), data/redirects.json, the routes, and the inline scripts
 * of the built pages, whose hashes go into the policy.
 * Emits: `_headers` and `_redirects` into the published folder (static hosts and `npm run serve`
 * read them), `nginx.conf` and `vercel.json` into deploy/generated/.
 * Compressed copies of the files come later, when every plugin has written its own
 * (scripts/lib/compressSite.ts).
 * In `npm run dev`: nothing. decisions/delivery.md has the reasons.
 */
import {readFileSync} from 'node:fs';
import {copyFile, mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {readBuiltPages} from '../shared/builtPages';
import {parseRedirects} from '../shared/parseRedirects';
import {publishedFolder} from '../shared/publishedFolder';
import {collectScriptHashes} from './node/collectScriptHashes';
import {mergePolicies, serializePolicy} from './node/contentSecurityPolicy';
import {planDelivery, type DeliveryPlan} from './node/deliveryPlan';
import {renderHeaders, renderRedirects} from './node/hostFiles';
import {renderNginx} from './node/renderNginx';
import {renderVercel, VERCEL_REDIRECTS} from './node/renderVercel';
import type {PluginOptions} from './options';

export {mergePolicies} from './node/contentSecurityPolicy';
export {validateOptions} from './options';

const REDIRECTS = 'data/redirects.json';
/** Folders whose file names change with their content. */
const LONG_LIVED = ['/assets/', '/fonts/'];

export default function delivery({siteDir, baseUrl, i18n}: LoadContext, {rules}: PluginOptions): Plugin {
  return {
    name: 'delivery',

    async postBuild({outDir, routesPaths}) {
      const {headers, policy, types} = rules();
      const published = publishedFolder(outDir, baseUrl);
      // Every language is built separately, the main one first. The last sees the pages of all.
      const bases = i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? baseUrl);
      const isMain = i18n.currentLocale === i18n.defaultLocale;
      const below = (pathname: string) => bases.map((base) => base + pathname.slice(1));
      const pages = await readBuiltPages(published);
      const scriptHashes = bases.flatMap((base) => collectScriptHashes(pages.filter(({file}) => baseOf(`/${file}`, bases) === base)));
      const plan = planDelivery({
        everywhere: {...headers, 'Content-Security-Policy': serializePolicy(mergePolicies(policy, {'script-src': scriptHashes}))},
        longLived: LONG_LIVED.flatMap(below),
        // Well-known files are at the root of the host, wherever the site is.
        types: Object.fromEntries(
          Object.entries(types).flatMap(([file, type]) =>
            (file.startsWith('/.well-known/') ? [file] : below(file)).map((pathname) => [pathname, type]),
          ),
        ),
        moved: bases.flatMap((base) => parseRedirects(readFileSync(path.join(siteDir, REDIRECTS), 'utf8'), REDIRECTS, base)),
        routes: routesPaths.flatMap((route) => below(`/${route.slice(baseUrl.length)}`)).sort(),
      });
      const generated = path.join(siteDir, 'deploy/generated');
      await mkdir(generated, {recursive: true});
      await Promise.all([
        writeFile(path.join(published, '_headers'), renderHeaders(plan.headers)),
        writeFile(path.join(published, '_redirects'), renderRedirects(plan.redirects)),
        writeFile(path.join(generated, 'nginx.conf'), renderNginx(plan)),
        // Hosts and both servers look for it at the root.
        ...(published === outDir || !isMain ? [] : [copyFile(path.join(outDir, '404.html'), path.join(published, '404.html'))]),
        writeVercel(path.join(generated, 'vercel.json'), plan),
      ]);
    },
  };
}

/** Pages of the main language are beside the folders of the others. */
function baseOf(pathname: string, bases: string[]): string | undefined {
  return bases.filter((base) => pathname.startsWith(base)).sort((left, right) => right.length - left.length)[0];
}

async function writeVercel(file: string, plan: DeliveryPlan): Promise<void> {
  const text = renderVercel(plan);
  if (text !== undefined) return writeFile(file, text);
  console.warn(
    `[delivery] vercel.json is left out: ${plan.redirects.length} redirects are more than the ${VERCEL_REDIRECTS} that Vercel takes. Remove old entries from data/redirects.json, or use another host.`,
  );
  return rm(file, {force: true});
}
