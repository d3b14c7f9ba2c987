/**
 * Which anchors each route has, from source: headings, explicit ids and rows of data tables. `*`
 * means: made by a component, not known here.
 */
import {readTable} from '../../../plugins/data-tables/node/readTable';
import {selectRows} from '../../../plugins/data-tables/node/tableData';
import {rowAnchor} from '../../../plugins/data-tables/node/cells';
import type {Page} from '../../../plugins/shared/pageSource';

export function siteAnchors(pages: Page[], siteDir: string): Map<string, Set<string>> {
  return new Map(pages.map((page) => [page.route, pageAnchors(page, siteDir)]));
}

function pageAnchors(page: Page, siteDir: string): Set<string> {
  const ids = new Set(page.headings.map(({id}) => id));
  for (const [, id = ''] of page.body.matchAll(/\bid="([\w-]+)"/g)) ids.add(id);
  for (const [tag] of page.body.matchAll(/<DataTable [^>]*\/>/g)) for (const id of tableAnchors(tag, siteDir)) ids.add(id);
  if (/<Api[A-Z]/.test(page.body)) ids.add('*');
  return ids;
}

function tableAnchors(tag: string, siteDir: string): string[] {
  const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const {anchor, rows} = readTable(siteDir, attribute('name') ?? '');
  return anchor ? selectRows(rows, attribute('where')).map((row) => rowAnchor(row, anchor)) : [];
}
