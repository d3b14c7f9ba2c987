/**
 * Pixels → PNG with a palette. A card has few colours and the blends at the edges of its letters, so one byte per pixel holds it: the file is less than half as large
 * as one with three, and takes a tenth of the time (encoders in full colour took more than drawing and layout together).
 */
import {crc32, deflateSync} from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;
const INDEXED = {depth: 8, type: 3};
/** More squeezes out a tenth and takes ten times as long. */
const LEVEL = 6;

/** `rgba` holds four bytes per pixel, all of them opaque. */
export function encodePng(rgba: Uint8Array, width: number, height: number): Buffer {
  const runs = toRuns(new Uint32Array(rgba.buffer, rgba.byteOffset, width * height));
  const {palette, entryOf} = toPalette(new Set(runs.colours));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(INDEXED.depth, 8);
  header.writeUInt8(INDEXED.type, 9);
  const indices = new Uint8Array(width * height);
  runs.colours.forEach((colour, at) => indices.fill(entryOf.get(colour) ?? 0, runs.starts[at], runs.starts[at + 1]));
  // Each row begins with the number of its filter: 0, none, is best for a palette.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]))),
    chunk('IDAT', deflateSync(rows, {level: LEVEL})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Most of a card is even: stretches of one colour, row after row, are far fewer than pixels. */
function toRuns(pixels: Uint32Array): {starts: number[]; colours: number[]} {
  const starts: number[] = [];
  const colours: number[] = [];
  let last = -1;
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = (pixels[at] as number) & 0xffffff;
    if (colour === last) continue;
    last = colour;
    starts.push(at);
    colours.push(colour);
  }
  return {starts, colours};
}

/** Colours that differ only in their last bits share an entry: as many bits as it takes. Even areas come before the edges beside them, so they keep their own colour. */
function toPalette(colours: Set<number>): {palette: number[]; entryOf: Map<number, number>} {
  for (let bits = 0; ; bits += 1) {
    const mask = ((0xff << bits) & 0xff) * 0x010101;
    const entries = new Map<number, number>();
    const palette: number[] = [];
    const entryOf = new Map<number, number>();
    for (const colour of colours) {
      const entry = entries.get(colour & mask) ?? palette.push(colour) - 1;
      entries.set(colour & mask, entry);
      entryOf.set(colour, entry);
    }
    if (palette.length <= MOST_COLOURS) return {palette, entryOf};
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
