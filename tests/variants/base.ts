/**
 * What the variants of the site share: this site's configuration, without its own pages and with
 * nothing that only a large site needs.
 */
import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';

import site from '../../docusaurus.config';

/** Reference pages of the API are pages of this site. */
const OWN_CONTENT = './plugins/api-reference/index.ts';

type ThemeConfig = NonNullable<Config['themeConfig']>;
export type Changes = {
  config?: Partial<Config>;
  docs?: object;
  blog?: PresetOptions['blog'];
  themeConfig?: ThemeConfig;
  /** Stylesheets after those of the site. */
  css?: string[];
  /** Options by the plugin's folder; false leaves it out. */
  plugins?: Record<string, object | false>;
};

export function variant({config = {}, docs = {}, blog = false, themeConfig, css = [], plugins = {}}: Changes): Config {
  const [preset, options] = site.presets?.[0] as [string, PresetOptions];
  const {announcementBar: _announcementBar, ...siteTheme} = site.themeConfig as ThemeConfig;
  return {
    ...site,
    presets: [
      [
        preset,
        {
          ...options,
          blog,
          theme: {customCss: [...(options.theme as {customCss: string[]}).customCss, ...css]},
          docs: {...(options.docs as object), sidebarPath: './sidebars.js', ...docs},
        },
      ],
    ],
    plugins: (site.plugins ?? []).flatMap((plugin) => {
      const [file, given] = Array.isArray(plugin) ? plugin : [plugin, undefined];
      const change = plugins[/plugins\/([^/]+)/.exec(file as string)?.[1] ?? ''];
      if (file === OWN_CONTENT || change === false) return [];
      return [[file, {...(given as object | undefined), ...change}]];
    }) as Config['plugins'],
    themeConfig: {...siteTheme, ...themeConfig},
    ...config,
  };
}
