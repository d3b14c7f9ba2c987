/**
 * The fields of the configuration that components read in the browser. The rest is for the build
 * (the page template alone is several kilobytes).
 */
const FIELDS = [
  'title',
  'tagline',
  'url',
  'baseUrl',
  'favicon',
  'baseUrlIssueBanner',
  'trailingSlash',
  'noIndex',
  'titleDelimiter',
  'customFields',
  'themeConfig',
  'future',
];

type Config = Record<string, unknown> & {themeConfig?: Record<string, unknown>; future?: Record<string, unknown>};

/** Takes and returns the source of the generated module: a comment and `export default {…};`. */
export function slimConfig(source: string): string {
  const json = /export default (\{[\s\S]*\});\s*$/.exec(source)?.[1];
  if (!json)
    throw new Error(
      'plugins/lean-bundle: unknown format of .docusaurus/docusaurus.config.mjs (expected `export default {…};`, as in Docusaurus 3.9).',
    );
  const config = JSON.parse(json) as Config;
  const {prism: _prism, ...themeConfig} = config.themeConfig ?? {};
  const slim: Config = {
    ...Object.fromEntries(FIELDS.flatMap((field) => (field in config ? [[field, config[field]]] : []))),
    themeConfig,
    future: {experimental_router: config.future?.['experimental_router']},
  };
  return `export default ${JSON.stringify(slim)};\n`;
}
