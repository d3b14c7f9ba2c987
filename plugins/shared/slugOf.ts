/**
 * The id that Docusaurus gives a heading, unless the author or a duplicate changes it. Both halves
 * of search use it to leave ids out of the data.
 */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
