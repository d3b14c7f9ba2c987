/**
 * How high tables and diagrams will be, for the time until the browser lays them out (src/css/long-pages.css). A bad guess moves the page under a reader who has
 * jumped to its end: a click that began on a link then ends beside it.
 */
const REM = 16;
/** Of the text: it has the same room in every window as wide as a laptop's (--site-measure). */
const WIDTHS = {wide: 710, narrow: 356};
type Heights = Record<keyof typeof WIDTHS, number>;

/** As src/css/tables.css has it. */
const CELL = {padding: 2 * 0.8 * REM, minimum: 6.5 * REM, firstMinimum: 8 * REM};
const ROW = {chrome: 2 * 0.6 * REM + 1, line: 0.88 * 1.5 * REM};
const HEAD = {height: 2 * 0.6 * REM + 1 + 0.8 * 1.5 * REM, letter: 6.45};
/** In pixels, fitted to all tables of the site as Chromium lays them out: kinds of letters of the text's font, a space between words, a letter of code and what surrounds such code. */
const LETTER = {thin: 4.35, normal: 7.87, wide: 12.3, capital: 9.4, digit: 8.7};
const SPACE = 4.25;
const CODE = {letter: 7.61, chrome: 0.9};

/** A word of code may be cut anywhere: it takes no more room than a letter when it must. A glued one follows the word before without a space. */
type Word = {width: number; isCode: boolean; isGlued?: boolean};
/** Words by line; `<br>` and list items end one. */
type Cell = Word[][];

export function estimateHeights(html: string): string {
  return html
    .replace(
      /<div class="table-scroll"([^>]*)>(<table[\s\S]*?<\/table>)/g,
      (_all, attributes: string, table: string) => `<div class="table-scroll"${attributes} ${asStyle(tableHeights(table))}>${table}`,
    )
    .replace(
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

export function tableHeights(table: string): Heights {
  const rows = [...table.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<\/?tr\b|<\/t(?:head|body|able)>)/g)].map(([, row = '']) => cellsOf(row));
  const heads = rows.filter((row) => row.every(({isHead}) => isHead));
  const body = rows.filter((row) => !heads.includes(row));
  const height = (available: number): number => {
    const widths = columnWidths(rows, available);
    const lines = body.map((row) => Math.max(1, ...row.map(({cell}, column) => countLines(cell, (widths[column] ?? 0) - CELL.padding))));
    return 2 + heads.length * HEAD.height + lines.reduce((sum, count) => sum + ROW.chrome + count * ROW.line, 0);
  };
  return {wide: height(WIDTHS.wide), narrow: height(WIDTHS.narrow)};
}

/** As src/css/diagrams.css has it: pictures are never narrower than this, and have a caption and a text alternative below. */
const PICTURE = {minimum: 32 * REM, chrome: 18, below: 72};

export function diagramHeights(svg: string): Heights {
  const [width, height] = ['width', 'height'].map((name) =>
    Number(new RegExp(`<svg[^>]* ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? PICTURE.minimum),
  ) as [number, number];
  const drawn = (available: number) => (height * Math.max(PICTURE.minimum, Math.min(width, available - PICTURE.chrome))) / width;
  const whole = (available: number) => drawn(available) + PICTURE.chrome + PICTURE.below;
  return {wide: whole(WIDTHS.wide), narrow: whole(WIDTHS.narrow)};
}

type TableCell = {isHead: boolean; cell: Cell};

function cellsOf(row: string): TableCell[] {
  return [...row.matchAll(/<t([hd])\b[^>]*>([\s\S]*?)(?=<\/?t[hd]\b|$)/g)].map(([, kind, content = '']) => ({
    isHead: kind === 'h',
    cell: readCell(content, kind === 'h'),
  }));
}

function readCell(html: string, isHead: boolean): Cell {
  const lines: Cell = [[]];
  let isCode = false;
  /** A comma after a piece of code belongs to its word. */
  let endsInWord = false;
  let mayBreak = false;
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/g)) {
    if (piece === '<wbr>') mayBreak = true;
    else if (/^<(br|\/li|\/p)\b/.test(piece)) lines.push([]);
    else if (/^<\/?code\b/.test(piece)) isCode = !piece.startsWith('</');
    else if (!piece.startsWith('<')) {
      const line = lines.at(-1) ?? [];
      const words = wordsOf(piece, isHead, isCode);
      const last = line.at(-1);
      if (endsInWord && last && words[0] && !/^\s/.test(piece)) {
        if (mayBreak) words[0].isGlued = true;
        else {
          last.width += words[0].width;
          last.isCode ||= isCode;
          words.shift();
        }
      }
      line.push(...words);
      endsInWord = !/\s$/.test(piece);
      mayBreak = false;
    }
  }
  return lines.filter((line, index) => line.length > 0 || index === 0);
}

function wordsOf(piece: string, isHead: boolean, isCode: boolean): Word[] {
  const text = piece.replace(/&(?:#\w+|\w+);/g, 'x').trim();
  if (text === '') return [];
  // A heading is never wrapped.
  if (isHead) return [{width: text.length * HEAD.letter, isCode: false}];
  const words = text.split(/\s+|(?<=[-–])(?=\w)/);
  if (!isCode) return words.map((word) => ({width: textWidth(word), isCode}));
  return words.map((word) => ({width: word.length * CODE.letter + CODE.chrome / words.length, isCode}));
}

function textWidth(word: string): number {
  let width = 0;
  for (const letter of word) width += LETTER[kindOf(letter)];
  return width;
}

function kindOf(letter: string): keyof typeof LETTER {
  if (/[iljtfr.,:;'"|!()[\]/`-]/.test(letter)) return 'thin';
  if (/[mwMW@%]/.test(letter)) return 'wide';
  if (/[A-Z]/.test(letter)) return 'capital';
  return /\d/.test(letter) ? 'digit' : 'normal';
}

/** As browsers share out a table's width: everyone the least, then the rest in proportion to what they still want. */
function columnWidths(rows: TableCell[][], available: number): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const sizes = Array.from({length: columns}, (_, column) => {
    const cells = rows.flatMap((row) => row[column]?.cell ?? []);
    const least = Math.max(column === 0 ? CELL.firstMinimum : CELL.minimum, CELL.padding + Math.max(0, ...cells.flat().map(leastWidth)));
    return {least, wanted: Math.max(least, CELL.padding + Math.max(0, ...cells.map(lineWidth)))};
  });
  const sum = (key: 'least' | 'wanted') => sizes.reduce((total, size) => total + size[key], 0);
  const spare = Math.max(0, available - sum('least'));
  const hunger = sum('wanted') - sum('least');
  return sizes.map(({least, wanted}) => (hunger <= spare ? wanted : least + (spare * (wanted - least)) / hunger));
}

function leastWidth({width, isCode}: Word): number {
  return isCode ? CODE.letter : width;
}

function lineWidth(line: Word[]): number {
  return line.reduce((sum, word, index) => sum + word.width + (index > 0 ? gapBefore(word) : 0), 0);
}

function gapBefore({isGlued}: Word): number {
  return isGlued ? 0 : SPACE;
}

function countLines(cell: Cell, width: number): number {
  return cell.reduce((count, line) => count + wrap(line, width), 0);
}

function wrap(line: Word[], width: number): number {
  let lines = 1;
  let used = 0;
  for (const word of line) {
    if (used > 0 && used + gapBefore(word) + word.width > width) {
      lines += 1;
      used = 0;
    } else if (used > 0) used += gapBefore(word);
    used += word.width;
    if (!word.isCode) continue;
    while (used > width) {
      lines += 1;
      used -= width;
    }
  }
  return lines;
}
