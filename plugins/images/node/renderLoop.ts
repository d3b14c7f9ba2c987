/**
 * The HTML of a short film without sound, `![What happens](./pictures/switch-a-flag.webm)`, with
 * the controls of the browser. Nothing but its poster is fetched before a reader starts it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {contentHash} from '../../shared/contentHash';
import {escapeHtml} from '../../shared/escapeHtml';
import {encodeImage} from './encodeImage';
import {darkVariant} from './findFile';
import {ASSETS, keep, urlName} from '../../shared/assetStore';

export const MAX_LOOP_BYTES = 300_000;

type Options = {alt: string; caption: string | undefined; siteDir: string};

/**
 * `file`: the WebM of the light mode. Beside it: an MP4 for browsers without WebM, a poster
 * `…@2x.webp`, and `….dark.*` of each.
 */
export async function renderLoop(file: string, {alt, caption, siteDir}: Options): Promise<string> {
  const dark = darkVariant(file);
  const light = await video(file, dark ? 'light' : undefined, alt, siteDir);
  const text = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="picture">${light}${dark ? await video(dark, 'dark', alt, siteDir) : ''}${text}</figure>`;
}

async function video(webm: string, mode: 'light' | 'dark' | undefined, alt: string, siteDir: string): Promise<string> {
  const films = [await keepFilm(webm, siteDir), await keepFilm(webm.replace(/webm$/, 'mp4'), siteDir)];
  const {full, width, height} = await encodeImage(webm.replace(/((?:\.dark)?)\.webm$/, '@2x$1.webp'), siteDir);
  const sources = films.map((film) => `<source src="${film}" type="video/${path.extname(film).slice(1)}">`).join('');
  const only = mode ? ` class="only-${mode}"` : '';
  return `<video${only} controls muted loop playsinline preload="none" poster="${ASSETS}${full}" width="${width}" height="${height}" aria-label="${escapeHtml(alt)}">${sources}</video>`;
}

async function keepFilm(file: string, siteDir: string): Promise<string> {
  const content = await readFile(file);
  if (content.length > MAX_LOOP_BYTES)
    throw new Error(
      `${path.relative(siteDir, file)} has ${Math.round(content.length / 1000)} kB; ${MAX_LOOP_BYTES / 1000} are allowed. Make it shorter.`,
    );
  const name = `images/${urlName(file)}.${contentHash(content)}${path.extname(file)}`;
  await keep(siteDir, name, async () => content);
  return ASSETS + name;
}
