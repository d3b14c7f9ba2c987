/**
 * Stand-ins for libraries of which this site uses a corner.
 *
 * Readers get: about 15 kB (brotli) less script on every page.
 * What is replaced, in the browser's production build only (pages are rendered with the real ones, and `npm run dev` uses them too):
 * react-helmet-async by client/head.tsx, nprogress by client/progressBar.ts, path-to-regexp by client/pathToRegexp.ts (no route has parameters),
 * hoist-non-react-statics and tslib by their one function that is called, the site's configuration by the part that components read, types of navbar items that are not configured, and two hooks
 * that made a new page slower (client/windowSize.ts, client/hideableNavbar.ts). In both builds, a hook that watches for the keyboard (client/keyboardNavigation.ts).
 * Styles: rules of the stock stylesheet that no page needs are dropped, and styles of parts that load later come with their script.
 * A replacement covers only the calls that the site makes. head.tsx, pathToRegexp.ts and windowSize.ts throw on uses they
 * do not cover; the others ignore them, so read all of them when Docusaurus is upgraded. decisions/lean-bundle.md has the figures.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {dropUnusedInfima} from './node/dropUnusedInfima';
import {slimConfig} from './node/slimConfig';
import {unusedNavbarItems} from './node/unusedNavbarItems';
import type {PluginOptions} from './options';

type NavbarConfig = {items?: Parameters<typeof unusedNavbarItems>[0]};

const STAND_INS: Record<string, string> = {
  'react-helmet-async': 'head.tsx',
  nprogress: 'progressBar.ts',
  'path-to-regexp': 'pathToRegexp.ts',
  'hoist-non-react-statics': 'hoistStatics.ts',
};

export {validateOptions} from './options';

export default function leanBundle({siteDir, generatedFilesDir, siteConfig}: LoadContext, {keepClasses}: PluginOptions): Plugin {
  const client = (name: string) => path.join(siteDir, 'plugins/lean-bundle/client', name);
  return {
    name: 'lean-bundle',

    // Older browsers are served by Lightning CSS, which minifies anyway and reads the same list; the stock chain does it a second time, for a tenth of the build.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [...(options.plugins ?? []).filter((plugin) => !isPresetEnv(plugin)), dropUnusedInfima({keep: keepClasses})],
    }),

    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isServer) return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const keyboardNavigation = new NormalModuleReplacementPlugin(/^\.\/hooks\/useKeyboardNavigation$/, client('keyboardNavigation.ts'));
      if (config.mode === 'development') return {plugins: [keyboardNavigation]};
      const unusedItems = unusedNavbarItems((siteConfig.themeConfig['navbar'] as NavbarConfig | undefined)?.items ?? []);
      const ownConfig = path.join(generatedFilesDir, 'lean-bundle/docusaurus.config.mjs');
      mkdirSync(path.dirname(ownConfig), {recursive: true});
      writeFileSync(ownConfig, slimConfig(readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8')));
      return {
        // One script instead of two: no page has a chunk, so the runtime changes as rarely as the application.
        optimization: {
          runtimeChunk: false,
          // Stock Docusaurus puts the styles of all chunks into the first stylesheet; here those of the search box or the assistant come with their script.
          splitChunks: {
            cacheGroups: {
              styles: {chunks: 'initial'},
              // Styles that two such scripts share are a file of their own, however small: otherwise each script brings a copy.
              sharedStyles: {type: 'css/mini-extract', chunks: 'async', minChunks: 2, minSize: 0, priority: 50, reuseExistingChunk: true},
            },
          },
        },
        resolve: {alias: Object.fromEntries(Object.entries(STAND_INS).map(([name, file]) => [`${name}$`, client(file)]))},
        plugins: [
          keyboardNavigation,
          new NormalModuleReplacementPlugin(/^\.\.?\/hooks\/useWindowSize$/, client('windowSize.ts')),
          new NormalModuleReplacementPlugin(/^\.\/hooks\/useHideableNavbar$/, client('hideableNavbar.ts')),
          ...unusedItems.map((request) => new NormalModuleReplacementPlugin(new RegExp(`^${request}$`), client('unusedNavbarItem.ts'))),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, ownConfig),
          new NormalModuleReplacementPlugin(/^tslib$/, (resource) => {
            if (/@docusaurus[\\/]utils-common/.test(resource.context)) resource.request = client('tslib.ts');
          }),
        ],
      };
    },
  };
}

function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}
