/**
 * The few pieces that worked examples are made of. They use classes that the site has anyway, so
 * that an example costs no styles.
 */
import {diagramFigure} from '../../shared/diagramFigure';
import {escapeHtml} from '../../shared/escapeHtml';
import {stackedLabels} from '../../shared/stackedLabels';

export type Table = {caption: string; head: string[]; rows: string[][]};

/** Cells are HTML, those of the head plain text. */
export function table({caption, head, rows}: Table): string {
  const name = escapeHtml(caption);
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const labels = escapeHtml(stackedLabels(head));
  const style = labels && ` style="${labels}"`;
  return `<div class="table-scroll" tabindex="0" role="group" aria-label="${name}"${style}><table><caption>${name}</caption><thead><tr>${header}</tr></thead><tbody>${body}</tbody></table></div>`;
}

export type Drawing = {width: number; height: number; shapes: string};
export type Picture = {
  title: string;
  alt: string;
  /**
   * Once for columns of 42rem and once for narrower ones, as diagrams are drawn
   * (src/css/diagrams.css).
   */
  draw: (room: number) => Drawing;
  /** In place of a narrow drawing: HTML of a list that says the same. */
  list?: string[];
};

/** Of the column, and of a phone, where text keeps 12 px down to a window of 320. */
const WIDE = 560;
const NARROW = 292;

/** Of an item of the list, whose text has one line or two. */
const ITEM = 36;

export function picture({title, alt, draw, list}: Picture): string {
  const items = list?.map((item) => `<li>${item}</li>`).join('');
  const [wide, narrow] = [draw(WIDE), draw(NARROW)];
  const forPhones = items ? `<ul class="narrow" aria-hidden="true">${items}</ul>` : svg(narrow, 'narrow');
  return diagramFigure({
    canvas: `<div class="diagram-canvas" role="group" aria-label="${escapeHtml(title)}">${svg(wide, 'wide')}${forPhones}</div>`,
    caption: `${title}. Turn on JavaScript to change these values.`,
    summary: 'This picture in words',
    alt,
    wide: wide.height,
    narrow: list ? list.length * ITEM : narrow.height,
  });
}

export function isNarrow(room: number): boolean {
  return room <= NARROW;
}

function svg({width, height, shapes}: Drawing, kind: 'wide' | 'narrow'): string {
  return `<svg class="${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false" font-size="13" fill="var(--site-text)">${shapes}</svg>`;
}

type BoxShape = {
  x: number;
  y: number;
  width: number;
  /** Default: what its words need. */
  height?: number;
  lines: string[];
  strong?: boolean;
  dashed?: boolean;
};

const LINE = 16;
/** Width of a character of 12 px, a little more than the mean. */
const CHARACTER = 6.3;

/** Words on as many lines as they need in a width. */
export function wrap(text: string, width: number): string[] {
  const most = Math.floor(width / CHARACTER);
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

/** How high a box of that width is. */
function boxHeight(width: number, [, second = '']: string[]): number {
  return 36 + (second ? wrap(second, width - 16).length * LINE : 0);
}

/**
 * A rounded box with a name and, smaller, what there is to say about it; `strong` is the one that
 * matters.
 */
export function box({x, y, width, height: fixed, lines: [first = '', second = ''], strong = false, dashed = false}: BoxShape): string {
  const fill = strong ? 'var(--site-accent-soft)' : 'var(--site-bg-raised)';
  const stroke = strong ? 'var(--site-accent)' : 'var(--site-border-strong)';
  const middle = x + width / 2;
  const more = second ? (fixed ? [second] : wrap(second, width - 16)) : [];
  const height = fixed ?? boxHeight(width, [first, second]);
  const line = y + 22 + (height - 36 - more.length * LINE) / 2;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${stroke}"${strong ? ' stroke-width="2"' : ''}${dashed ? ' stroke-dasharray="5 4"' : ''}/>`,
    `<text x="${middle}" y="${line}" text-anchor="middle" font-weight="600">${escapeHtml(first)}</text>`,
    ...more.map(
      (said, index) =>
        `<text x="${middle}" y="${line + (index + 1) * LINE}" text-anchor="middle" font-size="12" fill="var(--site-text-muted)">${escapeHtml(said)}</text>`,
    ),
  ].join('');
}

type Link = Pick<BoxShape, 'lines' | 'strong' | 'dashed'>;

/** Boxes one after another with lines between them: in a row, or below each other on a phone. */
export function chain(boxes: Link[], room: number): Drawing {
  const gap = 28;
  const isColumn = isNarrow(room);
  const width = isColumn ? room - 20 : Math.floor((room - 20 - gap * (boxes.length - 1)) / boxes.length);
  const height = Math.max(...boxes.map(({lines}) => boxHeight(width, lines)));
  const at = (index: number) => (isColumn ? {x: 10, y: 10 + index * (height + gap)} : {x: 10 + index * (width + gap), y: 10});
  const lines = boxes.slice(1).map((_, index) => {
    const {x, y} = at(index);
    return isColumn ? `M${x + width / 2} ${y + height}v${gap}` : `M${x + width} ${y + height / 2}h${gap}`;
  });
  return {
    width: room,
    height: isColumn ? 20 + boxes.length * (height + gap) - gap : height + 20,
    shapes: `<path d="${lines.join('')}" stroke="var(--site-accent)" stroke-width="2"/>${boxes.map((each, index) => box({...each, ...at(index), width})).join('')}`,
  };
}

/** Boxes below each other, each further in by `step`. */
export function stack(boxes: Link[], room: number, step = 0): Drawing {
  let y = 10;
  const shapes = boxes.map((each, index) => {
    const width = room - 20 - index * step;
    const drawn = box({...each, x: 10 + index * step, y, width});
    y += boxHeight(width, each.lines) + 10;
    return drawn;
  });
  return {width: room, height: y, shapes: shapes.join('')};
}

export function code(value: string): string {
  return `<code>${escapeHtml(value)}</code>`;
}
