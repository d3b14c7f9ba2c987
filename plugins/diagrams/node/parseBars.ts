/**
 * Numbers to compare: `bars` or `bars log`, then one `label: 12,960,000` a line, with a unit or a
 * `:::role` after the number.
 */
import type {Bars} from '../types';
import {isRole} from './roles';

export function parseBars(source: string): Bars {
  const [first = '', ...lines] = source.split('\n').map((line) => line.trim());
  const bars = lines.filter((line) => line !== '').map(parseBar);
  if (bars.length < 2) throw new Error('it has fewer than two bars; write one "label: number" a line below "bars".');
  const isLog = first === 'bars log';
  if (!isLog && first !== 'bars') throw new Error(`"${first}" is not known; the first line is "bars" or "bars log".`);
  if (bars.some(({value}) => value < 0 || (isLog && value === 0)))
    throw new Error(isLog ? 'a logarithmic scale has no place for 0.' : 'a number is below 0.');
  return {kind: 'bars', isLog, bars};
}

function parseBar(line: string): Bars['bars'][number] {
  const [, label, text, role = 'flagsmith'] = /^(.+?): ([\d,.]+[^:]*?)(?: :::(\w+))?$/.exec(line) ?? [];
  const value = Number.parseFloat(text?.replaceAll(',', '') ?? '');
  if (!label || !text || Number.isNaN(value) || !isRole(role))
    throw new Error(`"${line}" is not a bar; write "label: number", with a unit or :::plain after the number.`);
  return {label, text, value, role};
}
