import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import sidebars from '../../sidebars';
import {checkPage} from './lib/checkPage';
import {listDocIds} from './lib/listDocIds';
import {readPages} from './lib/pages';
import {siteAnchors} from './lib/siteAnchors';

const pages = readPages(process.cwd());
const anchors = siteAnchors(pages, process.cwd());
const specRoutes = JSON.parse(readFileSync('tests/content/__fixtures__/spec-routes.json', 'utf8')) as string[];

describe('every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('%s follows the rules of CONTRIBUTING', (_file, page) => {
    expect(checkPage(page, anchors).map(({file, line, message}) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  it('of the specification is there; others may be', () => {
    const routes = pages.map(({route}) => route);
    expect(specRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('has a title and a description of its own', () => {
    for (const field of ['title', 'description']) {
      const values = pages.map(({frontMatter}) => String(frontMatter[field]));
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('stands in exactly one sidebar: each file under docs/ has its line in sidebars.ts', () => {
    const ids = [...listDocIds(sidebars.tutorialSidebar), ...listDocIds(sidebars.apiSidebar)].sort();
    expect(ids).toEqual(pages.map(({file}) => file.replace(/^docs\//, '').replace(/\.mdx$/, '')).sort());
  });

  it('keeps /edge-api/overview in the docs sidebar and the other API pages in the API sidebar', () => {
    expect(listDocIds(sidebars.tutorialSidebar).filter((id) => id.startsWith('edge-api/'))).toEqual(['edge-api/overview']);
  });
});
