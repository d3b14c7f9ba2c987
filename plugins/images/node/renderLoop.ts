/**
 * The HTML of a short film without sound, `![What happens](./pictures/switch-a-flag.webm)`: its
 * poster as a link to the film, which a browser plays by itself without scripts. client/loops.ts
 * puts the film in its place when readers come near or start it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {contentHash} from '../../shared/contentHash';
import {escapeHtml} from '../../shared/escapeHtml';
import {encodeImage} from './encodeImage';
import {darkVariant} from './findFile';
import {ASSETS, keep, urlName} from '../../shared/assetStore';

export const MAX_LOOP_BYTES = 300_000;
const PLAY = `<svg viewBox="0 0 64 64" width="64" style="position:absolute;inset:0;margin:auto" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="#6837fc" stroke="#fff" stroke-width="2"/><path d="M25 18v28l22-14z" fill="#fff"/></svg>`;

type Options = {alt: string; caption: string | undefined; siteDir: string};

/**
 * `file`: the WebM of the light mode. Beside it: an MP4 for browsers without WebM, a poster
 * `…@2x.webp`, and `….dark.*` of each.
 */
export async function renderLoop(file: string, {alt, caption, siteDir}: Options): Promise<string> {
  const dark = darkVariant(file);
  const light = await link(file, dark ? 'light' : undefined, alt, siteDir);
  const text = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="picture">${light}${dark ? await link(dark, 'dark', alt, siteDir) : ''}${text}</figure>`;
}

async function link(webm: string, mode: 'light' | 'dark' | undefined, alt: string, siteDir: string): Promise<string> {
  const film = await keepFilm(webm, siteDir);
  const fallback = await keepFilm(webm.replace(/webm$/, 'mp4'), siteDir);
  const poster = await encodeImage(webm.replace(/((?:\.dark)?)\.webm$/, '@2x$1.webp'), siteDir);
  const img = `<img src="${ASSETS}${poster.full}" alt="${escapeHtml(alt)}" width="${poster.width}" height="${poster.height}" loading="lazy" decoding="async">`;
  const only = mode ? ` class="only-${mode}"` : '';
  return `<a href="${fallback}" data-loop="${film}" role="button"${only} style="cursor:pointer" aria-label="Play: ${escapeHtml(alt)}">${img}${PLAY}</a>`;
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
