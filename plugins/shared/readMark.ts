/**
 * The mark of a language, framework or tool, as its owner draws it (package `simple-icons`: the
 * files are CC0, the marks belong to their owners). Shown in one colour and unaltered, beside the
 * name. Owners who do not want to be listed there are not: those get an icon of ours.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, '../../node_modules/simple-icons/icons');

/** The path of a 24 × 24 drawing. `place` is where the name was written, for the message. */
export function readMark(slug: string, place: string): string {
  const file = path.join(FOLDER, `${slug}.svg`);
  const drawing = existsSync(file) ? / d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  if (!drawing)
    throw new Error(
      `${place}: simple-icons has no mark "${slug}". Use another slug of simpleicons.org, or an icon of plugins/shared/icons.ts.`,
    );
  return drawing;
}
