/** Labels that pages print bold, `**Project Settings > Export**`, and the pages that name them. */
import {readdirSync, readFileSync} from 'node:fs';

import {checksFor, type CheckFile, type DashboardCheck} from '../../../conformance/types';

export type Place = DashboardCheck['dashboard'];
/**
 * `only`: pages on which the text is this label; elsewhere it is a word or the label of another
 * product.
 */
export type Label = Place & {only?: string[]};

export type Named = {label: string; page: string};

/** Texts that can be labels: bold, beginning with a capital letter or a sign, and no sentence. */
export function boldTexts(): Named[] {
  return readdirSync('docs', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('_'))
    .sort()
    .flatMap((file) => {
      const source = readFileSync(`docs/${file}`, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
      const labels = new Set([...source.matchAll(/\*\*([A-Z%][^*\n]*?)\*\*/g)].map(([, label = '']) => label));
      return [...labels].filter((label) => !/[.`]$|`/.test(label)).map((label) => ({label, page: file.replace(/\.mdx$/, '')}));
    });
}

/** Operators keep their signs as words: `SemVer >` and `SemVer >=` are two labels. */
const SIGNS: Record<string, string> = {'>': ' greater', '<': ' less', '=': ' equal'};
const slug = (text: string): string =>
  text
    .replaceAll(' > ', ' ')
    .replaceAll(/[<>=]/g, (sign) => SIGNS[sign] ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
const idOf = ({label, page}: Named): string => `${slug(label)}-in-${slug(page)}`;

/** A check for every page that names one of these labels. */
export function labelChecks(labels: Record<string, Label>): CheckFile[] {
  return Object.entries(labels).flatMap(([label, {only, ...dashboard}]) =>
    pagesNaming(label, only).map((page) => checksFor(page, [{id: idOf({label, page}), says: `**${label}**`, dashboard}])),
  );
}

/** The same for labels that this instance cannot show, with the reason. */
export function labelsElsewhere(reasons: Record<string, (string | {label: string; only: string[]})[]>): CheckFile[] {
  return Object.entries(reasons).flatMap(([notCheckable, labels]) =>
    labels
      .map((entry) => (typeof entry === 'string' ? {label: entry} : entry))
      .flatMap(({label, only}: {label: string; only?: string[]}) =>
        pagesNaming(label, only).map((page) => checksFor(page, [{id: idOf({label, page}), says: `**${label}**`, notCheckable}])),
      ),
  );
}

let bold: Named[] | undefined;

/** Labels of `conformance/dashboard/` that no page prints, once those files are loaded. */
export const unprintedLabels = new Set<string>();

function pagesNaming(wanted: string, only?: string[]): string[] {
  // Hundreds of labels, and every page is read for them: once.
  bold ??= boldTexts();
  const pages = bold.filter(({label, page}) => label === wanted && (only?.includes(page) ?? true)).map(({page}) => page);
  if (pages.length === 0) unprintedLabels.add(wanted);
  return pages;
}

export const NOT_LABELS = 'conformance/dashboard/notLabels.json';

/** Labels that a page prints bold, that no check is about and that the list does not except. */
export function uncheckedLabels(checks: readonly {page: string; check: {says?: unknown}}[]): Named[] {
  const checked = new Set(checks.map(({page, check}) => `${page}: ${String(check.says)}`));
  return boldTexts().filter(({label, page}) => !checked.has(`${page}: **${label}**`));
}

export function readNotLabels(): Set<string> {
  return new Set(Object.values(JSON.parse(readFileSync(NOT_LABELS, 'utf8')) as Record<string, string[]>).flat());
}
