/**
 * Tables from data.
 *
 * Readers get complete tables in the HTML, a link per row and, on long ones, a filter box.
 * Reads: `<DataTable name="…" where="…" columns="…" filter="…" caption="…" />` in pages and `data/tables/<name>.json`.
 * An unknown table, a row without a column's field or a selection without rows fails the build with page and line.
 */
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

import {stringAttributes} from '../../shared/mdxNodes';
import {renderTable} from './renderTable';
import {readTable, selectRows} from './tableData';

/** Below this a reader sees the whole table anyway. */
const MIN_ROWS_TO_FILTER = 10;
const MAX_COLUMNS = 6;

type JsxNode = {type: string; name?: string | null; attributes?: unknown; position?: {start: {line: number}}};

export function remarkDataTables() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    visit(root, 'mdxJsxFlowElement', (found) => {
      const node = found as JsxNode;
      if (node.name !== 'DataTable') return;
      try {
        const html = tableHtml(stringAttributes(node), process.cwd());
        Object.assign(node, {type: 'staticHtml', children: [], data: {hName: 'static-html', hProperties: {html}, hChildren: []}});
      } catch (cause) {
        throw new Error(`${file.path ?? 'page'}:${node.position?.start.line ?? '?'}: <DataTable>: ${(cause as Error).message}`, {cause});
      }
    });
  };
}

/** The table that the attributes describe. Exported for the page checker, which reports all mistakes of a page at once. */
export function tableHtml(attributes: Record<string, string>, siteDir: string): string {
  const {name, where, columns: wanted, filter, caption} = attributes;
  if (!name) throw new Error('the attribute name="…" is missing; it is a file name in data/tables without .json.');
  const table = readTable(siteDir, name);
  const rows = selectRows(table.rows, where);
  if (rows.length === 0) throw new Error(`no row of data/tables/${name}.json has ${where}.`);
  const columns = wanted
    ? wanted.split(',').map((key) => {
        const column = table.columns.find((candidate) => candidate.key === key.trim());
        if (!column) throw new Error(`columns="${wanted}": ${name} has no column "${key.trim()}".`);
        return column;
      })
    : table.columns;
  if (columns.length > MAX_COLUMNS)
    throw new Error(
      `${columns.length} columns of ${name} are shown; a phone shows at most ${MAX_COLUMNS}. Choose some with columns="…", or merge some.`,
    );
  const box = filter ?? (rows.length >= MIN_ROWS_TO_FILTER ? table.filter : undefined);
  return renderTable({table, rows, columns, filter: box === 'none' ? undefined : box, ...(caption ? {caption} : {})});
}
