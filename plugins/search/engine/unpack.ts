import {slugOf} from '../../shared/slugOf';
import type {PackedPage, SearchData} from '../types';

/** Level of a table row among the headings of a page. */
export const ROW_LEVEL = 9;

/** One findable place: the head of a page, a heading, or a table row. */
export type Place = {
  page: Page;
  heading: string;
  url: string;
  level: number;
  /** Headings above, outermost first. */
  parents: string[];
  /** Beginning of the text; empty until it is loaded. */
  shown: string;
};

export type Page = {
  /** Position in the data; also the name of the file with its full text. */
  index: number;
  url: string;
  title: string;
  label: string;
  description: string;
  keywords: string;
  trail: string[];
  type: string;
};

export function unpack({pages}: SearchData): Place[] {
  return pages.flatMap(unpackPage);
}

function unpackPage([url, title, label, description, keywords, trail, type, sections]: PackedPage, index: number): Place[] {
  const page: Page = {index, url, title, label: label || title, description, keywords, trail, type};
  const above: {heading: string; level: number}[] = [];
  return sections.map(([heading, id, level]) => {
    while ((above.at(-1)?.level ?? 0) >= level) above.pop();
    const parents = above.map((parent) => parent.heading);
    if (level > 1) above.push({heading, level});
    const anchor = id === 0 ? slugOf(heading) : id;
    return {page, heading, url: anchor ? `${url}#${anchor}` : url, level, parents, shown: ''};
  });
}
