import {escapeHtml} from './escapeHtml';

type DiagramFigure = {
  canvas: string;
  caption: string;
  summary: string;
  alt: string;
  /** Heights of what is drawn for wide and narrow columns, in pixels. */
  wide: number;
  narrow: number;
};

/**
 * Of the canvas (padding and border), and of caption and fold below it, in
 * pixels: src/css/diagrams.css.
 */
const CHROME = 18 + 72;

/** A drawing with its caption and the same content in words. */
export function diagramFigure({canvas, caption, summary, alt, wide, narrow}: DiagramFigure): string {
  return [
    `<figure class="diagram" style="--wide:${inRem(wide)};--narrow:${inRem(narrow)}">${canvas}`,
    `<figcaption>${escapeHtml(caption)}</figcaption>`,
    `<details class="diagram-text"><summary>${summary}</summary><p>${escapeHtml(alt)}</p></details></figure>`,
  ].join('');
}

/** For the time until the browser lays the figure out (src/css/long-pages.css). */
function inRem(height: number): string {
  return `${Math.round(((height + CHROME) / 16) * 10) / 10}rem`;
}
