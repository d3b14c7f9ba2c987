import type {PropDocContent} from '@docusaurus/plugin-content-docs';

/** Docusaurus' list of headings, from the contents list that the page shows. */
export function readContents(html: Document): PropDocContent['toc'] {
  const list = html.querySelector('.table-of-contents');
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => ({
    value: link.innerHTML,
    id: decodeURIComponent(link.hash.slice(1)),
    level: levelIn(list, link),
  }));
}

/** The outer list holds the headings of the second level. */
function levelIn(list: Element | null, link: Element): number {
  let level = 2;
  for (let around = link.closest('ul'); around && around !== list; around = around.parentElement?.closest('ul') ?? null) level++;
  return level;
}
