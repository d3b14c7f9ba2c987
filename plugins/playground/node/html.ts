/**
 * The few pieces that worked examples are made of. They use classes that the site has anyway, so
 * that an example costs no styles.
 */
import {escapeHtml} from '../../shared/escapeHtml';

export type Table = {caption: string; head: string[]; rows: string[][]};

/** Cells are HTML. */
export function table({caption, head, rows}: Table): string {
  const name = escapeHtml(caption);
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="${name}"><table><caption>${name}</caption><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export type Picture = {title: string; alt: string; width: number; height: number; shapes: string};

export function picture({title, alt, width, height, shapes}: Picture): string {
  const svg = `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false" font-size="12" fill="var(--site-text)">${shapes}</svg>`;
  return [
    `<figure class="diagram"><div class="diagram-canvas" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${svg}</div>`,
    `<figcaption>${escapeHtml(title)}. With scripts on, you can change every value here.</figcaption>`,
    `<details class="diagram-text"><summary>This picture in words</summary><p>${escapeHtml(alt)}</p></details></figure>`,
  ].join('');
}

export type BoxShape = {x: number; y: number; width: number; height: number; lines: string[]; strong?: boolean; dashed?: boolean};

/** A rounded box with up to two lines of text; `strong` is the one that matters. */
export function box({x, y, width, height, lines: [first = '', second = ''], strong = false, dashed = false}: BoxShape): string {
  const fill = strong ? 'var(--site-accent-soft)' : 'var(--site-bg-raised)';
  const stroke = strong ? 'var(--site-accent)' : 'var(--site-border-strong)';
  const middle = x + width / 2;
  const top = y + height / 2 + (second ? -3 : 4);
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"${strong ? ' stroke-width="2"' : ''}${dashed ? ' stroke-dasharray="5 4"' : ''}/>`,
    `<text x="${middle}" y="${top}" text-anchor="middle" font-weight="600">${escapeHtml(first)}</text>`,
    second
      ? `<text x="${middle}" y="${top + 16}" text-anchor="middle" font-size="10.5" fill="var(--site-text-muted)">${escapeHtml(second)}</text>`
      : '',
  ].join('');
}

export function code(value: string): string {
  return `<code>${escapeHtml(value)}</code>`;
}
