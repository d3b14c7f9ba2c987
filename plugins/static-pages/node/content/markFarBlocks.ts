/**
 * Two sections fill most screens. A marked block that is on the first one all the same is laid out
 * immediately, but in a second pass.
 */
const NEAR_SECTIONS = 2;
const HEADING_OR_BLOCK = /<h2\b|<figure class="(?:code|diagram)(?=")/g;

/**
 * Marks the blocks that the browser need not lay out for the first screen (src/css/long-pages.css).
 * A page is a series of strings with components in between, so the sections are counted from one
 * string to the next: the returned function is for the strings of one page, in their order.
 */
export function createFarMarker(): (html: string) => string {
  let sections = 0;
  return (html) =>
    html.replace(HEADING_OR_BLOCK, (start) => {
      if (start === '<h2') sections++;
      return start === '<h2' || sections < NEAR_SECTIONS ? start : `${start} far`;
    });
}
