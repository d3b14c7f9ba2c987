/**
 * Checks `data/tables/<name>.json`; a mistake names the file, the field and the remedy.
 */
/** The place of a column in a reference row: see renderRows.ts. */
export type Place = 'name' | 'value' | 'side' | 'text' | 'field' | 'fold';
const PLACES: readonly Place[] = ['name', 'value', 'side', 'text', 'field', 'fold'];
export type Column = {
  key: string;
  label: string;
  code?: boolean;
  /**
   * Without places the table stays a grid of cells: for comparisons, which are read down a column.
   */
  place?: Place;
  /**
   * The label in a row, where the whole one is too long. With it, also a
   * value at the side has a label.
   */
  short?: string;
  /** `false`: readers do not search for what the cells say. */
  search?: boolean;
};
export type Row = Record<string, string>;
export type TableData = {
  caption: string;
  /** Rows that are not folded; the rest is in a fold. For lists that are looked up, not read. */
  preview?: number;
  anchor?: {column: string; prefix?: string};
  /** Fields that each row has as data attributes, for the selectors of the filter. */
  facets?: string[];
  /** One release, or the release before and after an upgrade. */
  selector?: 'version' | 'upgrade';
  /**
   * A grid in which the cells of a row are compared, under rows that name the groups;
   * `group` is a field of the rows.
   */
  comparison?: {group: string};
  columns: Column[];
  rows: Row[];
};

export function parseTable(json: string, file: string): TableData {
  let data: Partial<TableData>;
  try {
    data = JSON.parse(json) as Partial<TableData>;
  } catch (cause) {
    throw new Error(`${file}: is not valid JSON: ${(cause as Error).message}`, {cause});
  }
  const fail = (message: string): never => {
    throw new Error(`${file}: ${message}`);
  };
  if (!data.caption) fail('"caption" is missing. Add a short sentence that names the table for screen readers.');
  const columns = data.columns ?? [];
  if (columns.length === 0) fail('"columns" is missing or empty. List each column as {"key", "label"}.');
  checkPlaces(columns, fail);
  if (!Array.isArray(data.rows) || data.rows.length === 0) fail('"rows" is missing or empty.');
  const rows = (data.rows ?? []).map((row, index) => {
    for (const {key} of columns) {
      if (row[key] === undefined) fail(`rows[${index}] has no "${key}" (columns ask for it). Add it; use "–" for an empty cell.`);
    }
    return Object.fromEntries(Object.entries(row).map(([key, value]) => [key, String(value)]));
  });
  if (data.anchor && rows.some((row) => row[data.anchor!.column] === undefined))
    fail(`"anchor.column" is "${data.anchor.column}", which some rows lack.`);
  return {...(data as TableData), columns, rows};
}

function checkPlaces(columns: Column[], fail: (message: string) => never): void {
  const places = columns.flatMap(({place}) => place ?? []);
  if (places.length === 0) return;
  const unknown = places.find((place) => !PLACES.includes(place));
  if (unknown) fail(`a column has the place "${unknown}". Use one of ${PLACES.join(', ')}.`);
  if (places.length < columns.length) fail('some columns have a "place" and others none. Give one to each column, or to none.');
  if (places.filter((place) => place === 'name').length !== 1) fail('exactly one column needs "place": "name".');
}

/** `scope=project,component~api`: equal, or a comma-separated list that contains. */
export function selectRows(rows: Row[], where: string | undefined): Row[] {
  const tests = (where ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const match = /^([\w-]+)(!=|=|~)(.*)$/.exec(part);
      if (!match) throw new Error(`where="${where}": "${part}" is not key=value, key!=value or key~value.`);
      const [, key = '', operator, wanted = ''] = match;
      return (row: Row) => {
        const value = row[key] ?? '';
        if (operator === '~') return value.split(/\s*,\s*/).includes(wanted);
        return operator === '=' ? value === wanted : value !== wanted;
      };
    });
  return rows.filter((row) => tests.every((test) => test(row)));
}
