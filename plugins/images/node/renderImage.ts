/**
 * The HTML of a picture. Everything is decided here; the browser gets no script for it but the
 * enlarged view (client/pictures.ts).
 */
import {escapeHtml} from '../../shared/escapeHtml';
import type {EncodedImage} from './encodeImage';
import {ASSETS} from '../../shared/assetStore';

export type ImageView = {
  light: EncodedImage;
  /**
   * For the dark mode. It has to have the size of the light one: the page would move when the mode
   * changes.
   */
  dark: EncodedImage | undefined;
  alt: string;
  /** Shown below the picture. */
  caption: string | undefined;
  /** The first picture of a page, near its top. */
  isFirst: boolean;
  /** In a line of text or in a link: no frame, nothing to enlarge. */
  isInline: boolean;
};

/** As wide as the text is (src/css/tokens.css); phones leave a margin on both sides. */
const SIZES = '(min-width: 742px) 710px, calc(100vw - 2rem)';
/** A picture no wider than the text on a phone is never shown smaller than it is. */
const SMALL = 340;

export function renderImage(view: ImageView): string {
  const {light, dark, caption, isInline} = view;
  const pictures = dark ? picture(view, light, 'light') + picture(view, dark, 'dark') : picture(view, light);
  if (isInline) return pictures;
  const text = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="picture">${pictures}${text}</figure>`;
}

function picture(view: ImageView, image: EncodedImage, mode?: 'light' | 'dark'): string {
  const {alt, isFirst, isInline} = view;
  const url = (file: string) => ASSETS + file;
  // Of two pictures the hidden one must not be fetched, and browsers leave only lazy ones alone.
  // The first picture of a page is worth a fetch before layout.
  const loading = isFirst && !mode ? 'fetchpriority="high"' : 'loading="lazy"';
  const sources = image.webp.map(({file, width}) => `${url(file)} ${width}w`).join(', ');
  const sizes = image.width < 710 ? `(min-width: ${image.width + 32}px) ${image.width}px, calc(100vw - 2rem)` : SIZES;
  const img = `<img src="${url(image.full)}" alt="${escapeHtml(alt)}" width="${image.width}" height="${image.height}" ${loading} decoding="async">`;
  const whole = sources ? `<picture><source type="image/webp" srcset="${sources}" sizes="${sizes}">${img}</picture>` : img;
  const only = mode ? ` class="only-${mode}"` : '';
  if (isInline || image.width <= SMALL) return mode ? `<span${only}>${whole}</span>` : whole;
  return `<a href="${url(image.full)}" data-enlarge role="button"${only} aria-label="Enlarge: ${escapeHtml(alt)}">${whole}</a>`;
}
