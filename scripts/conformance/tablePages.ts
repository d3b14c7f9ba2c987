/** Which page shows a row of a data table: a table may be spread over several pages. */
import {readTable} from '../../plugins/data-tables/node/readTable';
import {selectRows} from '../../plugins/data-tables/node/tableData';
import {readPages} from '../../plugins/shared/pageSource';

const TAG = /<DataTable [^>]*?\bname="([^"]*)"[^>]*>/g;

let shown: Map<string, string[]> | undefined;

/**
 * The page that shows this row, below `docs/` and without `.mdx`: `named` if it does, else the
 * first in the order of the files.
 *
 * @param place `data/tables/<name>.json:<row>`
 */
export function pageOfRow(place: string, named: string): string {
  shown ??= readShown();
  const pages = shown.get(place) ?? [];
  return pages.includes(named) ? named : (pages[0] ?? named);
}

function readShown(): Map<string, string[]> {
  const result = new Map<string, string[]>();
  for (const {file, body} of readPages('.')) {
    const page = file.replace(/^docs\/|\.mdx$/g, '');
    for (const [tag, name = ''] of body.matchAll(TAG)) {
      const {rows} = readTable('.', name);
      for (const row of selectRows(rows, /\bwhere="([^"]*)"/.exec(tag)?.[1])) {
        const place = `data/tables/${name}.json:${rows.indexOf(row)}`;
        result.set(place, [...(result.get(place) ?? []), page]);
      }
    }
  }
  return result;
}
