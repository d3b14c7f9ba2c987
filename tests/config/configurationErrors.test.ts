/** Section 8 of the specification: configuration errors stop the build with a message that names the item. */
import {describe, expect, it} from 'vitest';

import {buildFixtures, type FixtureSite} from '../support/fixtureSite';

const mistakes: [title: string, site: FixtureSite, message: RegExp][] = [
  [
    'an unknown navbar item type',
    {name: 'navbar-item', themeConfig: "{navbar: {items: [{type: 'banana', label: 'x'}]}}"},
    /Bad navbar item type banana/,
  ],
  [
    'an unknown docs version',
    {name: 'docs-version', docs: "{lastVersion: '9.9'}"},
    /lastVersion: 9\.9 is invalid\. Available version names are: current/,
  ],
  [
    'an unknown version in the version dropdown',
    {name: 'dropdown-version', themeConfig: "{navbar: {items: [{type: 'docsVersionDropdown', versions: ['9.9']}]}}"},
    /No docs version exist for name '9\.9'/,
  ],
  [
    'a sidebar with nothing to link to',
    {
      name: 'empty-sidebar',
      files: {'sidebars.js': "module.exports = {tutorial: ['intro'], empty: [{type: 'html', value: '<p>x</p>'}]};"},
      themeConfig: "{navbar: {items: [{type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}]}}",
    },
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  [
    'a sidebar that does not exist',
    {name: 'no-sidebar', themeConfig: "{navbar: {items: [{type: 'docSidebar', sidebarId: 'nosuch', label: 'x'}]}}"},
    /Can't find any sidebar with id "nosuch"/,
  ],
  [
    'a doc id missing in a sidebar',
    {name: 'sidebar-doc', files: {'sidebars.js': "module.exports = {tutorial: ['intro', 'gone']};"}},
    /sidebar document ids do not exist:[\s\S]*gone/,
  ],
  [
    'a doc id missing in the navbar',
    {name: 'navbar-doc', themeConfig: "{navbar: {items: [{type: 'doc', docId: 'gone', label: 'x'}]}}"},
    /Couldn't find any doc with id "gone"/,
  ],
  [
    'missing plugin data',
    {
      name: 'plugin-data',
      files: {
        'src/theme/Footer.js':
          "import {usePluginData} from '@docusaurus/useGlobalData';\nexport default function Footer() { usePluginData('search-data', undefined, {failfast: true}); return null; }\n",
      },
    },
    /plugin global data not found for "search-data" plugin/,
  ],
  [
    'a broken link',
    {name: 'broken-link', files: {'docs/intro.md': '---\nslug: /\n---\n# Intro\n\n[gone](/gone)\n'}},
    /broken links[\s\S]*linking to \/gone/,
  ],
  ['a broken image', {name: 'broken-image', files: {'docs/intro.md': '---\nslug: /\n---\n# Intro\n\n![x](./gone.png)\n'}}, /gone\.png/],
];

const warnings: FixtureSite = {
  name: 'warnings',
  files: {
    'docs/intro.md': '---\nslug: /\n---\n# Intro\n\n[gone](/two#gone)\n',
    'docs/two.md': '---\nslug: /two\n---\n# Two\n',
    'docs/three.md': '---\nslug: /two\n---\n# Three\n',
  },
};

const [warned, ...stopped] = buildFixtures([warnings, ...mistakes.map(([, site]) => site)]);

describe('the build stops for', () => {
  it.each(mistakes.map(([title, , message], at) => [title, message, stopped[at]] as const))('%s', (_title, message, result) => {
    expect(result?.output).toMatch(message);
    expect(result?.failed).toBe(true);
  });
});

describe('the build only warns about', () => {
  it('a broken anchor and a duplicate route', () => {
    expect(warned?.output).toMatch(/broken anchors/i);
    expect(warned?.output).toMatch(/Duplicate routes found/i);
    expect(warned?.failed).toBe(false);
  });
});
