/** Compares what an SDK exports with what its pages and tables say. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';

import {escapeRegExp} from '../../../plugins/shared/escapeRegExp';
import type {Names} from './readSurface';
import type {SdkSource} from './sources';

export type Surface = {
  release: string;
  names: Names;
  /** Names that belong on no page, by reason. */
  internal?: Record<string, string[]>;
  /** Names in the tables that the source does not export under this name, by reason. */
  elsewhere?: Record<string, string[]>;
  /** Defaults that the table words in another way: `of the source → of the table`. */
  worded?: Record<string, string[]>;
};
export type Findings = {missing: string[]; gone: string[]; defaults: string[]; stray: string[]};
type Row = Record<string, string>;

/** Columns that name what the row is about. */
const NAMING = ['name', 'write', 'argument', 'key', 'command', 'options'];

export function compareSurface(source: SdkSource, surface: Surface): Findings {
  const rows = Object.entries(source.tables).flatMap(([table, value]) => rowsOf(table, value));
  const texts = [...rows.map((row) => Object.values(row).join(' ')), ...passagesOf(source)];
  const internal = Object.values(surface.internal ?? {}).flat();
  const elsewhere = new Set(Object.values(surface.elsewhere ?? {}).flat());
  const names = Object.keys(surface.names);
  const isSaid = (name: string): boolean => texts.some((text) => says(text, name));
  return {
    missing: names.filter((name) => !internal.includes(name) && !isSaid(name)),
    gone: namedBy(rows).filter((name) => !(name in surface.names) && !elsewhere.has(name)),
    defaults: rows.flatMap((row) => otherDefault(row, surface)),
    stray: [...internal, ...Object.keys(surface.worded ?? {})].filter((name) => !(name in surface.names)),
  };
}

function rowsOf(table: string, value: string): Row[] {
  const {rows} = JSON.parse(readFileSync(`data/tables/${table}.json`, 'utf8')) as {rows: Row[]};
  return rows.filter(({language, sdk, provider}) => value === '*' || [language, sdk, provider].includes(value));
}

/** Whole pages of the SDK, and those passages of shared pages that name it. */
function passagesOf({pages, shared}: SdkSource): string[] {
  const passages = (shared?.pages ?? []).flatMap(readTexts).flatMap((text) => text.split(/\n\n|\n(?=[|-])/));
  return [...pages.flatMap(readTexts), ...passages.filter((passage) => shared?.name.test(passage))];
}

function readTexts(place: string): string[] {
  if (!place.endsWith('/')) return existsSync(place) ? [readFileSync(place, 'utf8')] : [];
  return readdirSync(place, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
}

function says(text: string, name: string): boolean {
  return new RegExp(`(?<!\\w)${escapeRegExp(name)}(?!\\w)`).test(text);
}

function namedBy(rows: Row[]): string[] {
  return [...new Set(rows.flatMap((row) => NAMING.flatMap((column) => namesIn(row[column] ?? '', column))))];
}

/** `client.get_flag("x")` → get_flag; `cacheOptions.ttl` → ttl; `id, uuid` → both. */
function namesIn(cell: string, column: string): string[] {
  if (column === 'options') return [...cell.matchAll(/`--([\w-]+)/g)].map(([, name = '']) => name);
  if (column === 'command')
    return cell
      .replace(/[<[].*/, '')
      .split(/[ |]+/)
      .filter(Boolean);
  const calls = [...cell.matchAll(/(\w+\??)\(/g)].map(([, name = '']) => name);
  if (calls.length > 0) return calls;
  return cell.split(', ').flatMap((name) => /^(?:[\w$[\]]+(?:\.|->))*(\w+)$/.exec(name)?.[1] ?? []);
}

function otherDefault(row: Row, {names, worded}: Surface): string[] {
  const [name = ''] = namedBy([row]);
  const [said, actual] = [row['default'], names[name]];
  if (said === undefined || !actual || plain(actual) === '' || plain(said) === plain(actual)) return [];
  return worded?.[name]?.includes(`${actual} → ${said}`) ? [] : [`${name}: ${actual} → ${said}`];
}

const NOTHING = /^(none|null|nil|undefined|–|off|empty|unset|\[\]|\{\}|emptylist\(\)|nullptr)$/;

function plain(value: string): string {
  const bare = value
    .toLowerCase()
    .replace(/[`'"]|\*\*|(?<=\d)_(?=\d)|(?<=\d)l\b|boolean\./g, '')
    .replace(/\/$/, '');
  const factors = /^\d+( \* \d+)+$/.test(bare) ? bare.split(' * ').map(Number) : [];
  if (factors.length > 0) return String(factors.reduce((product, factor) => product * factor, 1));
  return NOTHING.test(bare) ? '' : bare;
}
