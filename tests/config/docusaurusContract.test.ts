/**
 * What the site relies on beyond Docusaurus' public interfaces, held against the installed
 * packages. After an upgrade, a red test here says what to read; decisions/public-interfaces.md
 * lists the places.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {getSwizzleConfig} from '@docusaurus/theme-classic';
import {describe, expect, it} from 'vitest';

import {pageTemplate} from '../../plugins/hydrate-on-intent/node/pageTemplate';

const CLASSIC = '@docusaurus/theme-classic/lib/theme';
/** In the order in which Docusaurus prefers them. */
const STOCK_THEMES = ['@docusaurus/theme-search-algolia/lib/theme', CLASSIC, '@docusaurus/core/lib/client/theme-fallback'];
const THEME_COMMON = '@docusaurus/theme-common/lib';
/** Components that Docusaurus calls unsafe to swizzle. */
const MAX_UNSAFE = 20;

const installed = (file: string) => readFileSync(path.join('node_modules', file), 'utf8');

/** Our source files, without tests. */
function listSources(...folders: string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => path.join(folder, file)),
  );
  return files.filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('__tests__')).sort();
}

type Swizzle = {name: string; source: string; stock: string};

/** Our components that take the place of one of the stock theme. */
function listSwizzles(): Swizzle[] {
  const files = listSources('src', 'plugins').filter((file) => /^(?:src|plugins\/[\w-]+)\/theme\//.test(file));
  return files.flatMap((file) => {
    const name = file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
    const candidates = STOCK_THEMES.flatMap((theme) => [`${theme}/${name}/index.js`, `${theme}/${name}.js`]);
    const stock = candidates.find((candidate) => existsSync(path.join('node_modules', candidate)));
    return stock ? [{name, stock, source: readFileSync(file, 'utf8')}] : [];
  });
}

const swizzles = listSwizzles();

function isUnsafe({name, stock}: Swizzle): boolean {
  if (!stock.startsWith(CLASSIC)) return false;
  const {wrap, eject} = getSwizzleConfig?.()?.components[name]?.actions ?? {};
  return wrap !== 'safe' && eject !== 'safe';
}

describe('swizzled components', () => {
  it('say why they exist, and which stock file they follow', () => {
    const silent = swizzles.filter(
      ({name, source}) => !source.match(/\/\*\*[^]*?\*\//g)?.some((comment) => comment.replace(/\s+\* /g, ' ').includes(`theme/${name}`)),
    );
    expect(silent.map(({name}) => name)).toEqual([]);
  });

  it(`are unsafe by Docusaurus' own list in at most ${MAX_UNSAFE} cases`, () => {
    const unsafe = swizzles.filter(isUnsafe).map(({name}) => name);
    expect(unsafe.length, unsafe.join(', ')).toBeLessThanOrEqual(MAX_UNSAFE);
  });

  it('follow files of the installed release (after reading what changed: add -u)', async () => {
    const lines = swizzles.map(({stock}) => `${createHash('sha256').update(installed(stock)).digest('hex').slice(0, 16)}  ${stock}\n`);
    await expect(lines.join('')).toMatchFileSnapshot('__fixtures__/swizzled-files.txt');
  });
});

describe('the code of the site', () => {
  it('imports nothing of the core client, reads no generated tables and replaces no module of Docusaurus', () => {
    const isPrivate =
      /^import .*@docusaurus\/[\w-]+\/lib\/(?!theme\/.*\.module\.css)|['"`/]\.docusaurus\b|@generated\/(?:routes|registry)|original: .*@docusaurus/m;
    expect(listSources('src', 'plugins', 'config').filter((file) => isPrivate.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the HTML template', () => {
  const variables = (template: string) => new Set([...template.matchAll(/\bit\.(\w+)/g)].map(([, name]) => name));

  it('uses every variable that the stock template uses, and no other', () => {
    expect(variables(pageTemplate)).toEqual(variables(installed('@docusaurus/core/lib/ssg/ssgTemplate.html.js')));
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
