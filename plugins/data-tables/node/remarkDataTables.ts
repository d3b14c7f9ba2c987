/**
 * Tables from data.
 *
 * Readers get every row in the HTML, a link per row and, on pages with many rows, one filter
 * for all of them (client/).
 * Reads: `<DataTable name="…" where="…" columns="…" caption="…" preview="…" search="…" />` in
 * pages and the tables of readTable.ts. An unknown table, a row without a column's field or a
 * selection without rows fails the build with page and line.
 */
import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';

import {placeOf, staticHtml, stringAttributes, type WrittenJsx} from '../../shared/mdxNodes';
import {readTable} from './readTable';
import {renderComparison} from './renderComparison';
import {renderFilter} from './renderFilter';
import {renderRows} from './renderRows';
import {renderTable, type TableView} from './renderTable';
import {selectRows, type TableData} from './tableData';

/** Below this a reader sees all of them anyway. */
const MIN_ROWS_TO_FILTER = 12;
const MAX_COLUMNS = 6;

export function remarkDataTables() {
  return async (root: Root, file: VFile): Promise<void> => {
    const {visit} = await import('unist-util-visit');
    const views: TableView[] = [];
    let first: RootContent | undefined;
    for (const block of root.children) {
      visit(block, 'mdxJsxFlowElement', (found) => {
        const node = found as WrittenJsx;
        if (node.name !== 'DataTable') return;
        try {
          const view = readView(stringAttributes(node), process.cwd());
          Object.assign(node, staticHtml(renderView(view)));
          views.push(view);
          first ??= block;
        } catch (cause) {
          throw new Error(`${placeOf(file, node)}: <DataTable>: ${(cause as Error).message}`, {cause});
        }
      });
    }
    // Before the block at the top level: it stays in sight while the reader scrolls, and inside a
    // set of tabs it could not.
    const lists = views.filter(isList);
    const rows = lists.flatMap((view) => view.rows);
    if (first && rows.length >= MIN_ROWS_TO_FILTER) {
      const selector = selectorOf(lists);
      let place = root.children.indexOf(first);
      // The choice of a product may leave no row below the first headings.
      while (selector && root.children[place - 1]?.type === 'heading') place -= 1;
      root.children.splice(place, 0, staticHtml(renderFilter(rows, selector)));
    }
  };
}

/**
 * The table that the attributes describe. Exported for the page checker, which reports all
 * mistakes of a page together.
 */
export function tableHtml(attributes: Record<string, string>, siteDir: string): string {
  return renderView(readView(attributes, siteDir));
}

function readView(attributes: Record<string, string>, siteDir: string): TableView {
  const {name, where, columns: wanted, caption} = attributes;
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
  return {
    table,
    rows,
    columns,
    caption: caption ?? table.caption,
    preview: attributes['preview'] === undefined ? table.preview : Number(attributes['preview']),
    isRepeated: attributes['search'] === 'false',
  };
}

function renderView(view: TableView): string {
  if (view.table.comparison) return renderComparison(view, view.table.comparison.group);
  return isList(view) ? renderRows(view) : renderTable(view);
}

function isList({table, columns}: TableView): boolean {
  return !table.comparison && columns[0]?.place !== undefined;
}

/** A selector is for all rows of the page, so every table needs it. */
function selectorOf(views: TableView[]): TableData['selector'] {
  const [first, ...others] = views.map(({table}) => table.selector);
  return others.every((selector) => selector === first) ? first : undefined;
}
