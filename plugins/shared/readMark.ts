/**
 * The mark of a language, framework or tool, as its owner draws it (package `simple-icons`: the
 * files are CC0, the marks belong to their owners). Shown in one colour and unaltered, beside the
 * name. Owners who do not want to be listed there are not: those get an icon of ours.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {optimize} from 'svgo';

const FOLDER = path.join(__dirname, '../../node_modules/simple-icons/icons');

/** The path of a 24 × 24 drawing. `place` is where the name was written, for the message. */
export function readMark(slug: string, place: string): string {
  const file = path.join(FOLDER, `${slug}.svg`);
  const drawing = existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  if (!drawing)
    throw new Error(
      `${place}: simple-icons has no mark "${slug}". Use another slug of simpleicons.org, or an icon of plugins/shared/icons.ts.`,
    );
  return rounded(drawing);
}

/**
 * Hundredths of a unit, which no screen shows at the 28 pixels of a card: four marks take a
 * kilobyte less of a page's HTML. Tenths would blunt the teeth of Rust's wheel.
 */
function rounded(drawing: string): string {
  const {data} = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${drawing}"/></svg>`, {
    floatPrecision: 2,
    plugins: ['convertPathData'],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? drawing;
}
