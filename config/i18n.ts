import type {Config} from '@docusaurus/types';

/** Every page has the same path in each language; all but the first are below `/<language>/`. */
export const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  localeConfigs: {en: {label: 'English', direction: 'ltr'}},
} satisfies Config['i18n'];

/** `baseUrl` with the folder of the language that is being built. */
export function inLanguage(baseUrl: string): string {
  // Docusaurus sets it before it loads the configuration for each language.
  const locale = process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? i18n.defaultLocale;
  return locale === i18n.defaultLocale ? baseUrl : `${baseUrl}${locale}/`;
}
