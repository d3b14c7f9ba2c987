/**
 * Configuration errors (tests/specification.md 8.4) stop the build with a message that names the
 * item. The sites are built with our plugins and theme, which replace much of what finds these
 * mistakes in stock Docusaurus.
 */
import {describe, expect, it} from 'vitest';

import {buildMistakes, type Mistake} from '../support/mistakes';

const page = (text: string) => ({'docs/intro.mdx': `---\ntitle: Start\ndescription: The first page.\nslug: /\n---\n\n${text}\n`});
const navbar = (item: object): Mistake => ({themeConfig: {navbar: {items: [item]}, footer: {}}});
/** The site without one of its plugins, which another one needs in the browser. */
const without = (name: string): Mistake => ({plugins: {[name]: false}});

const mistakes: [title: string, site: Mistake, message: RegExp][] = [
  ['an unknown navbar item type', navbar({type: 'banana', label: 'x'}), /Bad navbar item type banana/],
  ['an unknown docs version', {docs: {lastVersion: '9.9'}}, /lastVersion: 9\.9 is invalid\. Available version names are: current/],
  [
    'an unknown version in the version dropdown',
    navbar({type: 'docsVersionDropdown', versions: ['9.9']}),
    /No docs version exist for name '9\.9'/,
  ],
  [
    'a sidebar with nothing to link to',
    {
      files: {'sidebars.js': "module.exports = {tutorial: ['intro'], empty: [{type: 'html', value: '<p>x</p>'}]};"},
      ...navbar({type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}),
    },
    /Sidebar with ID "empty" doesn't have anything to be linked to/,
  ],
  [
    'a sidebar that does not exist',
    navbar({type: 'docSidebar', sidebarId: 'nosuch', label: 'x'}),
    /Can't find any sidebar with id "nosuch"/,
  ],
  [
    'a doc id missing in a sidebar',
    {files: {'sidebars.js': "module.exports = {tutorial: ['intro', 'gone']};"}},
    /sidebar document ids do not exist:[\s\S]*gone/,
  ],
  ['a doc id missing in the navbar', navbar({type: 'doc', docId: 'gone', label: 'x'}), /Couldn't find any doc with id "gone"/],
  ['a broken link', {files: page('[gone](/gone)')}, /broken links[\s\S]*linking to \/gone/],
  ['a broken image', {files: page('![A thing that is not there](./gone.png)')}, /gone\.png/],
  ['no search, which the assistant quotes', without('search'), /plugins\/assistant needs plugins\/search/],
  ['no static pages, whose sidebar the search page shows', without('static-pages'), /plugins\/search needs plugins\/static-pages/],
  ['no navigation', without('navigation'), /plugins\/static-pages needs plugins\/navigation/],
  ['no Markdown twins', without('markdown-twins'), /plugins\/(?:seo|page-menu) needs plugins\/markdown-twins/],
  ['no assistant', without('assistant'), /src\/theme\/Root\.tsx needs plugins\/assistant/],
  ['no widgets', without('playground'), /src\/theme\/MDXComponents\.tsx needs plugins\/playground/],
  ['a trailing slash of its own', {config: {trailingSlash: false}}, /trailingSlash is false/],
];

const warnings: Mistake = {
  files: {
    ...page('[gone](/two#gone)'),
    'docs/two.mdx': '---\ntitle: Two\ndescription: The second page.\nslug: /two\n---\n\nTwo.\n',
    'docs/three.mdx': '---\ntitle: Three\ndescription: The third page.\nslug: /two\n---\n\nThree.\n',
  },
};

const [warned, ...stopped] = await buildMistakes([warnings, ...mistakes.map(([, site]) => site)]);

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
