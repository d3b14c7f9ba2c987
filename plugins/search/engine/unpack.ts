/** The packed data as objects: pages, their sections, and the units that sections are made of. */
import {rowSlugOf, slugOf} from '../../shared/slugOf';
import type {PackedPage, SearchData} from '../types';

export type Page = {
  /** Position in the data; also the name of the file with its full text. */
  number: number;
  url: string;
  title: string;
  /** Name in the menu. */
  label: string;
  description: string;
  keywords: string;
  /** Menu categories above, outermost first. */
  trail: string[];
  type: string;
};

/** A row of a table that has an address of its own. */
export type Row = {unit: number; name: string; url: string; shown: string};

const RELEASES = /^(known problems|what changed between)/i;

/** Whether one of these headings is that of tables of releases. */
export function isOfReleases(headings: string[]): boolean {
  return headings.some((heading) => RELEASES.test(heading));
}

export type Section = {
  number: number;
  page: Page;
  heading: string;
  url: string;
  /** 1 for the head of the page. */
  level: number;
  /** Headings above, outermost first. */
  parents: string[];
  /** A table of releases, whose rows have nothing to do with each other. */
  isReleases: boolean;
  /** Its paragraphs, list items and table rows among all units of the site. */
  first: number;
  count: number;
  rows: Row[];
  /** Beginning of the text. */
  shown: string;
};

export function unpack({pages, shown}: Pick<SearchData, 'pages' | 'shown'>): Section[] {
  const sections: Section[] = [];
  let unit = 0;
  let text = 0;
  const nextText = (): string => shown[text++] ?? '';
  const unpackPage = ([url, title, label, description, keywords, trail, type, packed]: PackedPage, number: number): void => {
    const page: Page = {number, url, title, label: label || title, description, keywords, trail, type};
    const above: {heading: string; level: number}[] = [];
    for (const [heading, id, level, count, rows = []] of packed) {
      while ((above.at(-1)?.level ?? 0) >= level) above.pop();
      const parents = above.map((parent) => parent.heading);
      if (level > 1) above.push({heading, level});
      const anchor = id === 0 ? slugOf(heading) : id;
      const isReleases = isOfReleases([page.title, ...parents, heading]);
      const own = {isReleases, number: sections.length, page, heading, level, parents, first: unit, count, shown: nextText()};
      sections.push({
        ...own,
        url: anchor ? `${url}#${anchor}` : url,
        rows: rows.map(([offset, name, row]) => ({
          unit: own.first + offset,
          name,
          url: `${url}#${row.replace(/\*$/, () => rowSlugOf(name))}`,
          shown: '',
        })),
      });
      unit += count;
    }
  };
  pages.forEach(unpackPage);
  return sections;
}
