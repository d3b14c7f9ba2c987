/** The table and the picture for the README, from the measurements of one run. */
import os from 'node:os';

import {escapeHtml} from '../../plugins/shared/escapeHtml';
import type {Measurement, Spread, StartPage} from './sites';

type RunInfo = {date: string; command: string; machine: string; runs: number};

export function describeMachine(): string {
  const [cpu] = os.cpus();
  return `${os.cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`;
}

const NAMES: Record<StartPage, string> = {
  home: 'home',
  long: 'long page',
  table: 'table page',
  api: 'API page',
  largest: 'largest page',
};
const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));
const spread = (value: Spread | undefined, digits = 0) =>
  value ? `${value.median.toFixed(digits)} (${value.min.toFixed(digits)}–${value.max.toFixed(digits)})` : '–';

export function toMarkdown(info: RunInfo, measurements: Measurement[]): string {
  const sections = [
    `Measured on ${info.date} with \`${info.command}\` on ${info.machine}. Times are medians of interleaved runs (${info.runs}, builds at most three) with the smallest and the largest; compare them within a row only.`,
    table(
      'Bytes of a cold load, kB in brotli 11, after a pointer has moved',
      ['site', 'page', 'scripts', 'styles', 'HTML', 'fonts', 'requests'],
      bytesRows(measurements),
    ),
    table(
      'Lighthouse, mobile',
      ['site', 'page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'],
      lighthouseRows(measurements),
    ),
    table(
      'From a click in the menu to the next page, ms',
      [
        'site',
        'after hover',
        'without hover',
        'after hover, CPU slowed four times',
        'without hover, slowed',
        'without hover, 150 ms and 1.6 Mbit/s',
      ],
      navigationRows(measurements),
    ),
    table(
      'Search and keys, ms, CPU slowed four times',
      ['site', 'search opens', 'last letter to results', 'slowest answer (INP)', 'search kB'],
      searchRows(measurements),
    ),
    table(
      'Start of the application at the first move of the pointer',
      ['site', 'page', 'longest task, CPU slowed four times, ms', 'layout shift with stored choices, slowed six times'],
      startRows(measurements),
    ),
    table('Build', ['site', 'cold s', 'warm s', 'peak MB'], buildRows(measurements)),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function table(title: string, head: string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [`**${title}**`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function bytesRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, bytes}) =>
    Object.entries(bytes ?? {}).map(([page, {script, stylesheet, document, font, requests}]) => [
      name,
      NAMES[page as StartPage],
      ...[script, stylesheet, document, font].map(kilobytes),
      String(requests),
    ]),
  );
}

function lighthouseRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, lighthouse}) =>
    Object.entries(lighthouse ?? {}).map(([page, {performance, accessibility, bestPractices, seo, lcp, tbt, cls}]) => [
      name,
      NAMES[page as StartPage],
      spread(performance),
      ...[accessibility, bestPractices, seo].map(String),
      spread(lcp),
      spread(tbt),
      spread(cls, 3),
    ]),
  );
}

function navigationRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, navigation}) =>
    navigation
      ? [
          [
            name,
            ...[navigation.hovered, navigation.direct, navigation.slowHovered, navigation.slowDirect, navigation.slowNetwork].map((value) =>
              spread(value),
            ),
          ],
        ]
      : [],
  );
}

function searchRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, search, response}) =>
    search || response ? [[name, spread(search?.open), spread(search?.results), spread(response), kilobytes(search?.bytes)]] : [],
  );
}

function startRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, start}) =>
    Object.entries(start ?? {}).map(([page, {longest, shift}]) => [name, NAMES[page as StartPage], spread(longest), spread(shift, 3)]),
  );
}

function buildRows(measurements: Measurement[]): string[][] {
  return measurements.flatMap(({name, build}) =>
    build ? [[name, spread(build.cold, 1), spread(build.warm, 1), spread(build.peakMegabytes)]] : [],
  );
}

type Bar = {label: string; value: number; text: string; own: boolean};
type Chart = {title: string; bars: Bar[]};

/**
 * Bars for what a reader feels first. Colours hold on light and dark pages; the text of
 * each bar says its number.
 */
export function toSvg(info: RunInfo, measurements: Measurement[]): string {
  const charts = chartsOf(measurements);
  const width = 720;
  const rowHeight = 24;
  let y = 8;
  const parts = charts.map(({title, bars}) => {
    const most = Math.max(...bars.map(({value}) => value), 1);
    const rows = bars.map(({label, value, text, own}, index) => {
      const top = y + 30 + index * rowHeight;
      const length = Math.max(2, (value / most) * 420);
      return `<text x="0" y="${top + 13}">${escapeHtml(label)}</text><rect x="130" y="${top}" width="${length.toFixed(1)}" height="18" rx="3" fill="${own ? '#6e4be3' : '#9a98ab'}"/><text x="${(138 + length).toFixed(1)}" y="${top + 13}">${escapeHtml(text)}</text>`;
    });
    const heading = `<text x="0" y="${y + 14}" font-weight="600">${escapeHtml(title)}</text>`;
    y += 44 + bars.length * rowHeight;
    return heading + rows.join('');
  });
  const label = `${charts.map(({title, bars}) => `${title}: ${bars.map(({label: name, text}) => `${name} ${text}`).join(', ')}`).join('. ')}. ${info.date}.`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-label="${escapeHtml(label)}" font-family="system-ui, sans-serif" font-size="13" fill="#77758a">${parts.join('')}</svg>\n`;
}

function chartsOf(measurements: Measurement[]): Chart[] {
  const chart = (title: string, value: (measurement: Measurement) => number | undefined, unit: string, digits = 0): Chart => ({
    title,
    bars: measurements.flatMap((measurement) => {
      const number = value(measurement);
      return number === undefined || Number.isNaN(number)
        ? []
        : [{label: measurement.name, value: number, text: `${number.toFixed(digits)}${unit}`, own: measurement.id === 'docs'}];
    }),
  });
  return [
    chart('Lighthouse performance, long page (more is better)', ({lighthouse}) => lighthouse?.long?.performance.median, ''),
    chart('Largest contentful paint, long page (less is better)', ({lighthouse}) => lighthouse?.long?.lcp.median, ' ms'),
    chart('Total blocking time, long page (less is better)', ({lighthouse}) => lighthouse?.long?.tbt.median, ' ms'),
    chart('Next page after hover (less is better)', ({navigation}) => navigation?.hovered?.median, ' ms'),
    chart('Cold build (less is better)', ({build}) => build?.cold.median, ' s', 1),
  ].filter(({bars}) => bars.length > 0);
}
