/**
 * How high diagrams will be, for the time until the browser lays them out (src/css/long-pages.css).
 * A bad guess moves the page under a reader who has
 * jumped to its end: a click that began on a link then ends beside it.
 */
const REM = 16;
/** Of the text: it has the same room in every window as wide as a laptop's (--site-measure). */
const WIDTHS = {wide: 710, narrow: 356};
type Heights = Record<keyof typeof WIDTHS, number>;

export function estimateHeights(html: string): string {
  return html.replace(
    /<figure class="diagram">(<div[^>]*><svg[^>]*>)/g,
    (_all, canvas: string) => `<figure class="diagram" ${asStyle(diagramHeights(canvas))}>${canvas}`,
  );
}

function asStyle({wide, narrow}: Heights): string {
  return `style="--wide:${inRem(wide)};--narrow:${inRem(narrow)}"`;
}

function inRem(pixels: number): string {
  return `${Math.round((pixels / REM) * 10) / 10}rem`;
}

/**
 * As src/css/diagrams.css has it: pictures are never narrower than this, and have a caption and
 * a text alternative below.
 */
const PICTURE = {minimum: 32 * REM, chrome: 18, below: 72};

function diagramHeights(svg: string): Heights {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? PICTURE.minimum),
  ) as [number, number];
  const drawn = (available: number) => (height * Math.max(PICTURE.minimum, Math.min(width, available - PICTURE.chrome))) / width;
  const whole = (available: number) => drawn(available) + PICTURE.chrome + PICTURE.below;
  return {wide: whole(WIDTHS.wide), narrow: whole(WIDTHS.narrow)};
}
