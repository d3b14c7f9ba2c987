/**
 * Small replacements for libraries of which the site uses a fraction.
 *
 * Readers get: about 15 kB (Brotli) less script on every page.
 * Replaced in the browser's production build (rendering and `npm run dev` use the originals):
 * - react-helmet-async, nprogress, path-to-regexp (no route has parameters),
 *   hoist-non-react-statics and tslib, by client/
 * - the site's configuration, by the fields that components read; navbar item types that are
 *   not configured, by nothing
 * - useWindowSize and useHideableNavbar, which rendered or laid out a new page a second time
 * In `npm run dev` too: useKeyboardNavigation.
 * Styles: rules of Infima that are unused, and variables that src/css/tokens.css overrides, are
 * dropped; styles of parts that load later come with their script.
 *
 * A replacement covers only the calls that the site makes. head.tsx, pathToRegexp.ts and
 * windowSize.ts throw on others; the rest ignores them, so read all of them when Docusaurus is
 * upgraded. decisions/lean-bundle.md has the figures.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {replaceModules, type Replacement} from '../shared/replaceModule';
import {dropCostlyRule} from './node/dropCostlyRule';
import {dropUnusedInfima} from './node/dropUnusedInfima';
import {slimConfig} from './node/slimConfig';
import {unusedNavbarItems} from './node/unusedNavbarItems';
import type {PluginOptions} from './options';

type NavbarConfig = {items?: Parameters<typeof unusedNavbarItems>[0]};

const PACKAGES: Record<string, string> = {
  'react-helmet-async': 'head.tsx',
  nprogress: 'progressBar.ts',
  'path-to-regexp': 'pathToRegexp.ts',
  'hoist-non-react-statics': 'hoistStatics.ts',
};
const THEME_COMMON = '@docusaurus/theme-common/lib';

export {validateOptions} from './options';

export default function leanBundle({siteDir, generatedFilesDir, siteConfig}: LoadContext, {keepClasses}: PluginOptions): Plugin {
  const client = (name: string) => path.join(siteDir, 'plugins/lean-bundle/client', name);
  const installed = (name: string) => path.join(siteDir, 'node_modules', name);
  const hook = (name: string, file: string): Replacement => ({
    request: `./hooks/${name}`,
    importer: THEME_COMMON,
    original: installed(`${THEME_COMMON}/hooks/${name}.js`),
    replacement: client(file),
  });
  const unusedItem = (name: string): Replacement => ({
    request: `@theme/NavbarItem/${name}`,
    original: installed(`@docusaurus/theme-classic/lib/theme/NavbarItem/${name}`),
    replacement: client('unusedNavbarItem.ts'),
  });
  const unusedItems = unusedNavbarItems((siteConfig.themeConfig['navbar'] as NavbarConfig | undefined)?.items ?? []);
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const without = unusedItems.includes('DropdownNavbarItem') ? ['dropdown'] : [];
  return {
    name: 'lean-bundle',

    // Lightning CSS already compiles for older browsers while it minifies; preset-env does it
    // again, for a tenth of the build.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [
        ...(options.plugins ?? []).filter((plugin) => !isPresetEnv(plugin)),
        dropUnusedInfima({keep: keepClasses, without, tokens}),
        dropCostlyRule(),
      ],
    }),

    configureWebpack: (config, isServer, {currentBundler}) => {
      if (isServer) return {};
      const replace = (replacements: Replacement[]) => replaceModules(currentBundler, 'lean-bundle', replacements);
      const keyboardNavigation = hook('useKeyboardNavigation', 'keyboardNavigation.ts');
      if (config.mode === 'development') return {plugins: replace([keyboardNavigation])};
      const windowSize = hook('useWindowSize', 'windowSize.ts');
      const ownConfig = path.join(generatedFilesDir, 'lean-bundle/docusaurus.config.mjs');
      mkdirSync(path.dirname(ownConfig), {recursive: true});
      writeFileSync(ownConfig, slimConfig(readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8')));
      return {
        // One script instead of two: no page has a chunk, so the runtime changes as
        // rarely as the application.
        optimization: {
          runtimeChunk: false,
          // Stock Docusaurus puts the styles of all chunks into the first stylesheet; here
          // they come with their script.
          splitChunks: {
            cacheGroups: {
              styles: {chunks: 'initial'},
              // Styles that two such scripts share are a file of their own; otherwise
              // each script brings a copy.
              sharedStyles: {type: 'css/mini-extract', chunks: 'async', minChunks: 2, minSize: 0, priority: 50, reuseExistingChunk: true},
            },
          },
        },
        plugins: [
          ...replace([
            keyboardNavigation,
            hook('useHideableNavbar', 'hideableNavbar.ts'),
            windowSize,
            {...windowSize, request: '../hooks/useWindowSize', importer: `${THEME_COMMON}/contexts`},
            ...Object.entries(PACKAGES).map(([name, file]) => ({request: name, original: installed(name), replacement: client(file)})),
            {
              request: '@generated/docusaurus.config',
              original: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
              replacement: ownConfig,
            },
            {request: 'tslib', importer: '@docusaurus/utils-common/lib', original: installed('tslib'), replacement: client('tslib.ts')},
            ...unusedItems.map(unusedItem),
          ]),
        ],
      };
    },
  };
}

function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}
