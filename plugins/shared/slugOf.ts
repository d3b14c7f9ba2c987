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

/** The part of the id of a row that its name gives, after the prefix of its table. */
export function rowSlugOf(name: string): string {
  return name
    .replace(/`/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
