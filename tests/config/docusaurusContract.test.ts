/**
 * What the site relies on beyond Docusaurus' public interfaces, held against the installed
 * packages. After an upgrade, a red test here says what to read; decisions/upgrading.md lists the
 * places.
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {pageTemplate} from '../../plugins/hydrate-on-intent/node/pageTemplate';

const CORE = '@docusaurus/core/lib';
const THEME = '@docusaurus/theme-classic/lib/theme';
const THEME_COMMON = '@docusaurus/theme-common/lib';

const installed = (file: string) => readFileSync(path.join('node_modules', file), 'utf8');
const own = (file: string) => readFileSync(path.join('plugins', file), 'utf8');

/**
 * A module that is replaced (plugins/shared/replaceModule.ts): who imports it, as what, and the
 * file that takes its place.
 */
const REPLACED = [
  [`${CORE}/client/clientEntry.js`, 'react-router-dom', 'static-pages/client/router.tsx'],
  [`${CORE}/client/clientEntry.js`, './docusaurus', 'static-pages/client/docusaurus.ts'],
  [`${CORE}/client/clientEntry.js`, './preload', 'static-pages/client/preload.ts'],
  [`${CORE}/client/App.js`, './PendingNavigation', 'static-pages/client/PendingNavigation.ts'],
  [`${CORE}/client/clientEntry.js`, 'react-helmet-async', 'lean-bundle/client/head.tsx'],
  [`${CORE}/client/exports/Head.js`, 'react-helmet-async', 'lean-bundle/client/head.tsx'],
  ['@docusaurus/theme-classic/lib/nprogress.js', 'nprogress', 'lean-bundle/client/progressBar.ts'],
  ['react-router/esm/react-router.js', 'path-to-regexp', 'lean-bundle/client/pathToRegexp.ts'],
  ['react-router/esm/react-router.js', 'hoist-non-react-statics', 'lean-bundle/client/hoistStatics.ts'],
  [`${THEME_COMMON}/index.js`, './hooks/useWindowSize', 'lean-bundle/client/windowSize.ts'],
  // eslint-disable-next-line no-restricted-syntax -- what a file of the package imports, not a path of ours
  [`${THEME_COMMON}/contexts/navbarMobileSidebar.js`, '../hooks/useWindowSize', 'lean-bundle/client/windowSize.ts'],
  [`${THEME_COMMON}/internal.js`, './hooks/useHideableNavbar', 'lean-bundle/client/hideableNavbar.ts'],
  [`${THEME_COMMON}/internal.js`, './hooks/useKeyboardNavigation', 'lean-bundle/client/keyboardNavigation.ts'],
  [`${THEME_COMMON}/internal.js`, './hooks/useTOCHighlight', 'table-of-contents/client/tocHighlight.ts'],
  ['@docusaurus/theme-classic/lib/prism-include-languages.js', 'prism-react-renderer', 'code-blocks/client/withoutPrism.ts'],
] as const;

/** Files whose behaviour was rewritten here: whoever upgrades has to see what changed in them. */
const REWRITTEN = [
  `${CORE}/client/clientEntry.js`,
  `${CORE}/client/PendingNavigation.js`,
  `${CORE}/client/docusaurus.js`,
  `${CORE}/client/preload.js`,
  `${CORE}/client/ClientLifecyclesDispatcher.js`,
  `${CORE}/client/normalizeLocation.js`,
  `${CORE}/client/routeContext.js`,
  `${CORE}/ssg/ssgTemplate.html.js`,
  // Reads sidebars, which the browser gets without what was not read here.
  '@docusaurus/plugin-content-docs/lib/client/docsUtils.js',
  `${THEME_COMMON}/hooks/useHideableNavbar.js`,
  `${THEME_COMMON}/hooks/useKeyboardNavigation.js`,
  `${THEME_COMMON}/hooks/useTOCHighlight.js`,
  `${THEME_COMMON}/hooks/useWindowSize.js`,
  `${THEME}/Admonition/index.js`,
  `${THEME}/ColorModeToggle/index.js`,
  `${THEME}/DocBreadcrumbs/index.js`,
  `${THEME}/DocItem/Content/index.js`,
  `${THEME}/DocItem/Footer/index.js`,
  `${THEME}/DocItem/Metadata/index.js`,
  `${THEME}/DocRoot/index.js`,
  `${THEME}/DocRoot/Layout/Main/index.js`,
  `${THEME}/LastUpdated/index.js`,
  `${THEME}/NotFound/Content/index.js`,
  `${THEME}/NotFound/index.js`,
  `${THEME}/SkipToContent/index.js`,
];

/**
 * `default` and the names in braces of `import Name, {a, b as c} from 'request'`, or of an export
 * from it.
 */
function namesAskedFor(source: string, request: string): string[] {
  const from = new RegExp(
    `^(?:import|export)\\s+(\\w+)?\\s*,?\\s*(?:\\{([^}]*)\\})?\\s*from\\s*['"]${request.replaceAll('.', '\\.')}['"]`,
    'gm',
  );
  return [...source.matchAll(from)].flatMap(([, byDefault, inBraces = '']) => [
    ...(byDefault ? ['default'] : []),
    ...inBraces.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []),
  ]);
}

function namesExported(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = '']) => name);
  return /^export default /m.test(source) ? ['default', ...declared] : declared;
}

describe('replaced modules', () => {
  for (const [importer, request, replacement] of REPLACED)
    it(`${replacement} has what ${importer} imports from ${request}`, () => {
      const wanted = namesAskedFor(installed(importer), request);
      expect(wanted, `${importer} imports nothing from ${request} any more`).not.toEqual([]);
      expect(namesExported(own(replacement))).toEqual(expect.arrayContaining(wanted));
    });
});

describe('the HTML template', () => {
  const variables = (template: string) => new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name));

  it('uses every variable that the stock template uses, and no other', () => {
    const template = pageTemplate({announcementId: 'x', baseUrl: '/', siteDir: process.cwd()});
    expect(variables(template)).toEqual(variables(installed(`${CORE}/ssg/ssgTemplate.html.js`)));
  });
});

describe('storage keys', () => {
  it('of the announcement and of tabs are those that the stock theme writes', () => {
    expect(installed(`${THEME_COMMON}/contexts/announcementBar.js`)).toContain(`createStorageSlot('docusaurus.announcement.id')`);
    expect(installed(`${THEME_COMMON}/utils/tabsUtils.js`)).toContain('`docusaurus.tab.${groupId}`');
    expect(installed(`${THEME_COMMON}/contexts/colorMode.js`)).toContain(`const ColorModeStorageKey = 'theme'`);
  });

  it('have no suffix', () => {
    // A namespace is added to every key, and the inline loader reads keys before there is a
    // configuration.
    expect(JSON.parse(readFileSync('.docusaurus/site-storage.json', 'utf8'))).toEqual({type: 'localStorage', namespace: ''});
  });
});

describe('rewritten files', () => {
  it('are those of the release they were rewritten for (after reading what changed: add -u)', async () => {
    const lines = REWRITTEN.map((file) => `${createHash('sha256').update(installed(file)).digest('hex').slice(0, 16)}  ${file}\n`);
    await expect(lines.join('')).toMatchFileSnapshot('__fixtures__/rewritten-files.txt');
  });
});
