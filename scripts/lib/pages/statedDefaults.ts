/**
 * Defaults of environment variables as tables on pages state them: a row that names a variable, in
 * a table with a column "Default".
 */
import {withoutFences, type Page} from '../../../plugins/shared/pageSource';
import {cellsOf} from '../../../plugins/shared/record/blocks';

export type StatedDefault = {file: string; line: number; name: string; value: string};

const VARIABLE = /`([A-Z][A-Z0-9_]{3,})`/g;

export function statedDefaults({file, body, bodyLine}: Page): StatedDefault[] {
  const found: StatedDefault[] = [];
  let column: number | undefined;
  withoutFences(body).forEach((line, index, lines) => {
    if (!line.startsWith('|')) {
      column = undefined;
      return;
    }
    const cells = cellsOf(line);
    if (!lines[index - 1]?.startsWith('|')) {
      const at = cells.findIndex((cell) => /^default$/i.test(cell));
      column = at < 0 ? undefined : at;
      return;
    }
    const value = column === undefined ? undefined : comparable(cells[column] ?? '');
    const names = new Set([...line.matchAll(VARIABLE)].map(([, name]) => name ?? ''));
    // A row about several variables does not say which of them has the value.
    if (value === undefined || names.size !== 1) return;
    for (const name of names) found.push({file, line: bodyLine + index + 1, name, value});
  });
  return found;
}

/**
 * A number or a switch in one spelling; prose such as "empty" or "random at each start" cannot be
 * compared.
 */
export function comparable(text: string): string | undefined {
  const plain = text.replace(/[`*]/g, '').trim().toLowerCase();
  if (/^(true|on)$/.test(plain)) return 'on';
  if (/^(false|off)$/.test(plain)) return 'off';
  return /^[\d,.]+$/.test(plain) ? plain.replaceAll(',', '') : undefined;
}
