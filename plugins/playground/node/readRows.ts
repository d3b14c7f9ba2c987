import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Rows of a table of the site that an aid is made from. */
export function readRows<Row>(table: string): Row[] {
  const file = path.join(process.cwd(), `data/tables/${table}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as {rows: Row[]}).rows;
}
