/**
 * Hosted services that count or recognise visitors: product analytics, tag manager, marketing
 * loader, visitor intelligence.
 *
 * Readers get: a question, once, before anything of this kind is loaded, and a way to change their
 * mind ("Privacy choices" in the footer). Do Not Track and Global Privacy Control count as a no. A
 * service that cannot be reached is logged once and never noticed.
 * Reads: settings from the environment (config/env.ts).
 * Emits: nothing; what the policy must allow for each service is in `node/serviceCatalog.ts`.
 * Switched off when no service is configured, and in `npm run dev`: then no byte of
 * this plugin reaches a reader.
 * A further service is one entry in the catalogue, one file in client/providers/ and one line
 * in client/loadServices.ts.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModule} from '../shared/replaceModule';
import {idsOf, serviceCatalog} from './node/serviceCatalog';
import type {PluginOptions} from './options';
import type {ServicesGlobalData} from './types';

export {servicePolicies} from './node/serviceCatalog';
export {validateOptions} from './options';

const REMOTE_CONFIG = {
  request: '@amplitude/analytics-remote-config',
  importer: '@amplitude/analytics-browser/lib/esm/config/',
  replacement: path.join(__dirname, 'client/providers/remoteConfig.ts'),
};

export default function analytics(_context: LoadContext, {settings}: PluginOptions): Plugin | null {
  const ids = idsOf(settings);
  if (ids.length === 0 || process.env['NODE_ENV'] !== 'production') return null;
  return {
    name: 'analytics',
    getClientModules: () => [path.join(__dirname, 'client/index.ts')],
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: isServer ? [] : [replaceModule(currentBundler.instance, REMOTE_CONFIG)],
    }),
    async contentLoaded({actions}) {
      const names = Object.fromEntries(ids.map((id) => [id, serviceCatalog[id].name]));
      actions.setGlobalData({settings, names} satisfies ServicesGlobalData);
    },
  };
}
