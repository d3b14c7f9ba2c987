/** Rows of the data tables, for checks that take what they verify from a row. */
import {readFileSync} from 'node:fs';

import type {Statement} from './types';

/** `says(row, 'name', 'default')` is the part of a check that names the cells it verifies. */
export function readTable<Row extends Record<string, string>>(name: string) {
  const file = `data/tables/${name}.json`;
  const {rows} = JSON.parse(readFileSync(file, 'utf8')) as {rows: Row[]};
  const says = (row: Row, ...columns: (keyof Row & string)[]): Required<Pick<Statement, 'in' | 'says'>> => ({
    in: file,
    says: Object.fromEntries(columns.map((column) => [column, row[column] ?? ''])),
  });
  const find = (isWanted: (row: Row) => boolean, what: string): Row => {
    const found = rows.find(isWanted);
    if (!found) throw new Error(`${file} has no row for ${what}. Change the check, or remove it.`);
    return found;
  };
  return {rows, says, find};
}

type Variable = {name: string; component: string; default: string; effect: string};
const variables = readTable<Variable>('environment-variables');

/** A variable of the API, and the cells of it that a check verifies. */
export function variable(name: string, ...columns: (keyof Variable)[]) {
  const row = variables.find((each) => each.name === name && each.component.split(', ').includes('api'), name);
  return {row, statement: variables.says(row, 'name', ...columns)};
}
