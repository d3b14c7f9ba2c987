import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {RELEASE_TABLES} from './releaseTables';
import {parseTable, type TableData} from './tableData';

/** A table of data/tables, or one whose rows are known problems or changes of a release. */
export function readTable(siteDir: string, name: string): TableData {
  const releaseTable = RELEASE_TABLES[name];
  if (releaseTable) return releaseTable(siteDir);
  const file = `data/tables/${name}.json`;
  let json: string;
  try {
    json = readFileSync(path.join(siteDir, file), 'utf8');
  } catch (cause) {
    const known = readdirSync(path.join(siteDir, 'data/tables')).map((entry) => entry.replace(/\.json$/, ''));
    throw new Error(`there is no ${file}. Known tables: ${known.join(', ')}.`, {cause});
  }
  return parseTable(json, file);
}
