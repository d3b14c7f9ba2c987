/**
 * Less stock code and styles than the theme ships.
 *
 * Readers get: 22 kB (Brotli) less script and 4 kB less styles on every page.
 * Styles: rules of Infima that are unused, and variables that src/css/tokens.css overrides, are
 * dropped; styles of parts that load later come with their script.
 * Scripts: prism, which the stock theme loads on every page, is replaced by an alias; code is
 * highlighted at build time (plugins/code-blocks).
 * In `npm run dev`: the same. decisions/public-interfaces.md has the reasons.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {dropCostlyRule} from './node/dropCostlyRule';
import {dropUnusedInfima} from './node/dropUnusedInfima';
import {hasDropdown} from './node/hasDropdown';
import type {PluginOptions} from './options';

type NavbarConfig = {items?: Parameters<typeof hasDropdown>[0]};

export {validateOptions} from './options';

export default function leanBundle({siteDir, siteConfig}: LoadContext, {keepClasses}: PluginOptions): Plugin {
  const {items = []} = (siteConfig.themeConfig['navbar'] as NavbarConfig | undefined) ?? {};
  const tokens = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const without = hasDropdown(items) ? [] : ['dropdown'];
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

    configureWebpack: (config, isServer) => ({
      resolve: {alias: {'prism-react-renderer$': path.join(siteDir, 'plugins/lean-bundle/client/withoutPrism.ts')}},
      ...(!isServer && config.mode === 'production' && {optimization}),
    }),
  };
}

/** Stock Docusaurus puts the styles of all chunks into the first stylesheet. */
const lateStyles = {
  styles: {chunks: 'initial'},
  // Styles that two scripts share get their own file; otherwise each script would contain a copy.
  sharedStyles: {type: 'css/mini-extract', chunks: 'async', minChunks: 2, minSize: 0, priority: 50, reuseExistingChunk: true},
} as const;

/**
 * By default a chunk has a number besides the name that Docusaurus gives it, and the runtime lists
 * both, in both directions, for every page.
 */
const optimization = {chunkIds: 'named', splitChunks: {cacheGroups: lateStyles}} as const;

function isPresetEnv(plugin: unknown): boolean {
  return Array.isArray(plugin) && String(plugin[0]).includes('postcss-preset-env');
}
