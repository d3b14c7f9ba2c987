import {readFileSync} from 'node:fs';

import {beforeAll, describe, expect, it} from 'vitest';

import sidebars from '../../sidebars';
import {installNodePackages} from '../../samples/runner/packages';
import {collectChecks} from '../../scripts/conformance/collect';
import {checkPage} from '../../scripts/lib/pages/checkPage';
import {checkSource} from '../../scripts/lib/pages/checkSource';
import {listDocIds} from '../../scripts/lib/pages/listDocIds';
import {parsePage, readPages} from '../../plugins/shared/pageSource';
import {siteAnchors} from '../../scripts/lib/pages/siteAnchors';

const pages = readPages(process.cwd());
const anchors = siteAnchors(pages, process.cwd());
const checks = await collectChecks();
const specRoutes = JSON.parse(readFileSync('tests/content/__fixtures__/spec-routes.json', 'utf8')) as string[];

const INSTALL_TIMEOUT_MS = 8 * 60_000;
beforeAll(() => installNodePackages(), INSTALL_TIMEOUT_MS);

describe('every page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('%s has no problem that `npm run check:page` reports', async (_file, page) => {
    expect(await checkSource(page, pages, checks)).toEqual([]);
  });

  it('of the specification is there; others may be', () => {
    const routes = pages.map(({route}) => route);
    expect(specRoutes.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it.each([
    ['how-to', '## Undo\n\n## Troubleshooting\n\n## Related', undefined],
    ['how-to', '## Troubleshooting\n\n## Undo\n\n## Related', '"Undo" stands after "Troubleshooting"'],
    ['reference', '## Related\n\n## Errors\n\n## Related', '"Errors" stands after "Related"'],
  ])('of type %s has its parts in order: %j', (type, body, problem) => {
    const page = parsePage('docs/a.mdx', `---\ntype: ${type}\n---\n\n${body}\n`);
    const found = checkPage(page, anchors).find(({message}) => message.includes(' stands after '));
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found?.message).toContain(problem);
  });

  it('stands in exactly one sidebar: each file under docs/ has its line in sidebars.ts', () => {
    const ids = [...listDocIds(sidebars.tutorialSidebar), ...listDocIds(sidebars.apiSidebar)].sort();
    expect(ids).toEqual(pages.map(({file}) => file.replace(/^docs\//, '').replace(/\.mdx$/, '')).sort());
  });

  it('keeps /edge-api/overview in the docs sidebar and the other API pages in the API sidebar', () => {
    expect(listDocIds(sidebars.tutorialSidebar).filter((id) => id.startsWith('edge-api/'))).toEqual(['edge-api/overview']);
  });
});
