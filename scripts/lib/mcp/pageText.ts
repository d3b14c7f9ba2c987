/**
 * Finding a page by what a client calls it, and cutting its Markdown. Only names from the list
 * of pages ever become files.
 */
import {slugOf} from '../../../plugins/shared/slugOf';
import type {PageEntry} from '../../../plugins/markdown-twins/types';

/** About 12,000 words of a model's context. */
const PART_CHARACTERS = 60_000;

export function findPage(
  {pages, url}: {pages: PageEntry[]; url: string},
  address: string,
): {page: PageEntry | undefined; anchor: string | undefined} {
  const [withoutHash = '', anchor] = address.trim().replace(url, '').split('#');
  const name = cleanPath(withoutHash.split('?')[0] ?? '');
  const page =
    pages.find(({path}) => cleanPath(path) === name) ?? pages.find(({path}) => cleanPath(path).toLowerCase() === name.toLowerCase());
  return {page, anchor: anchor || undefined};
}

/** `/clients/`, `clients` and `/clients.md` are one page. */
function cleanPath(path: string): string {
  return path
    .replace(/\.md$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/^index$/, '');
}

/**
 * The part of a page under one heading, its subsections included. Headings are
 * compared by text or by anchor.
 */
export function sectionOf(markdown: string, wanted: string): string | undefined {
  const slug = slugOf(wanted.trim());
  const lines = markdown.split('\n');
  const levels = headingLevels(lines);
  const start = levels.findIndex((level, index) => level > 0 && slugOf(plainHeading(lines[index] ?? '')) === slug);
  if (start < 0) return undefined;
  const next = levels.findIndex((level, index) => index > start && level > 0 && level <= (levels[start] ?? 0));
  return lines
    .slice(start, next < 0 ? undefined : next)
    .join('\n')
    .trimEnd();
}

/** Of each line, the level of its heading; 0 for other lines and for code. */
function headingLevels(lines: string[]): number[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence) {
      if (mark && line.trim() === mark && mark.startsWith(fence)) fence = undefined;
      return 0;
    }
    if (mark) fence = mark;
    return /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
  });
}

function plainHeading(line: string): string {
  return line
    .replace(/^#+ /, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[\\`*]/g, '')
    .trim();
}

export function partOf(text: string, part: number): string {
  if (text.length <= PART_CHARACTERS) return text;
  const parts = Math.ceil(text.length / PART_CHARACTERS);
  const chosen = Math.min(part, parts);
  const cut = text.slice((chosen - 1) * PART_CHARACTERS, chosen * PART_CHARACTERS);
  return `${cut}\n\n[Part ${chosen} of ${parts}.${chosen < parts ? ` Ask for part ${chosen + 1}, or name a heading.` : ''}]`;
}
