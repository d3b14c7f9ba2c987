/**
 * How wide words will be in the font of the site, and where they break. Measured while building, so
 * that boxes fit their words at every width.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {createCanvas, GlobalFonts} from '@napi-rs/canvas';

/** In pixels; the drawing is never scaled, so this is what readers get. */
export const FONT_SIZE = 13;
export const LINE_HEIGHT = 17;

GlobalFonts.register(readFileSync(path.resolve('plugins/social-images/fonts/inter-500.woff')), 'Diagram');
const context = createCanvas(1, 1).getContext('2d');
context.font = `${FONT_SIZE}px Diagram`;

/** Fallback fonts are as wide as Inter on average, not word by word. */
const SLACK = 1.04;

export function textWidth(text: string): number {
  return Math.ceil(context.measureText(text).width * SLACK);
}

export type Block = {lines: string[]; width: number; height: number};

/**
 * Words in as few lines as `room` allows, and these about equally long. A word alone may be longer.
 */
export function wrapWords(text: string, room: number): Block {
  if (text === '') return {lines: [], width: 0, height: 0};
  const count = fill(text, room).length;
  let lines = fill(text, room);
  for (let narrower = room - 4; narrower > 20; narrower -= 4) {
    const tried = fill(text, narrower);
    if (tried.length > count || widest(tried) > room) break;
    lines = tried;
  }
  return {lines, width: widest(lines), height: lines.length * LINE_HEIGHT};
}

function fill(text: string, room: number): string[] {
  const lines: string[] = [];
  // A number stays with its unit.
  for (const word of text.split(/ (?!(?:s|h|ms)\b)/)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function widest(lines: string[]): number {
  return Math.max(...lines.map(textWidth));
}
