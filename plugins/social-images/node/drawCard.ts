/**
 * The preview picture: logo, place in the menu, title, description, address. Colours are those of
 * src/css/tokens.css, light mode.
 */
import {type Image, Path2D, type SKRSContext2D} from '@napi-rs/canvas';

import {ICONS, type IconName} from '../../shared/icons';
import {IMAGE_SIZE} from './imageSize';
import {type FitsLine, wrapText} from './wrapText';

export type CardText = {title: string; section: string; description: string; host: string; icon: IconName};
export type Weight = 500 | 700;
type Style = {size: number; weight: Weight; color: string; lineHeight: number; lines: number; spacing?: number};

const COLOURS = {background: '#ffffff', text: '#22222f', muted: '#5a5a70', accent: '#5a32d6', border: '#e3e3ee'};
const LEFT = 84;
const RIGHT = 72;
export const LOGO = {top: 64, width: 253, height: 60};
const ICON = {top: 50, size: 84};
const TEXT_TOP = 168;
const FOOT_TOP = 540;
const TEXT_WIDTH = IMAGE_SIZE.width - LEFT - RIGHT;
/** Titles of more characters than this get the smaller size, so that three lines hold them all. */
const LONG_TITLE = 44;
/**
 * From the middle of a line down to the letters' feet, in font sizes: half the difference of
 * Inter's ascent (0.969) and descent (0.241).
 */
const BASELINE = 0.364;

export const fontFamily = (weight: Weight): string => `Card ${weight}`;

export function drawCard(context: SKRSContext2D, {title, section, description, host, icon}: CardText, logo: Image): void {
  const titleSize = title.length > LONG_TITLE ? 60 : 72;
  fill(context, COLOURS.background, 0, 0, IMAGE_SIZE.width, IMAGE_SIZE.height);
  fill(context, COLOURS.accent, 0, 0, 20, IMAGE_SIZE.height);
  context.drawImage(logo, LEFT, LOGO.top, LOGO.width, LOGO.height);
  drawIcon(context, icon);
  let top = TEXT_TOP;
  top = write(context, section, top, {size: 30, weight: 500, color: COLOURS.accent, lineHeight: 1.2, lines: 1}) + 16;
  const heading = {size: titleSize, weight: 700, color: COLOURS.text, lineHeight: 1.12, lines: 3, spacing: -0.02} as const;
  top = write(context, title, top, heading) + 26;
  const body = {size: 32, weight: 500, color: COLOURS.muted, lineHeight: 1.4} as const;
  const room = Math.floor((FOOT_TOP - 28 - top) / (body.size * body.lineHeight));
  write(context, description, top, {...body, lines: Math.min(2, room)});
  fill(context, COLOURS.border, LEFT, FOOT_TOP - 24, TEXT_WIDTH, 2);
  write(context, host, FOOT_TOP, {size: 28, weight: 500, color: COLOURS.muted, lineHeight: 1.2, lines: 1});
}

/** The section's icon, opposite the logo. */
function drawIcon(context: SKRSContext2D, icon: IconName): void {
  context.save();
  context.translate(IMAGE_SIZE.width - RIGHT - ICON.size, ICON.top);
  context.scale(ICON.size / 24, ICON.size / 24);
  Object.assign(context, {strokeStyle: COLOURS.accent, lineWidth: 1.6, lineCap: 'round', lineJoin: 'round'});
  context.stroke(new Path2D(ICONS[icon]));
  context.restore();
}

function fill(context: SKRSContext2D, color: string, ...area: [number, number, number, number]): void {
  context.fillStyle = color;
  context.fillRect(...area);
}

/** Where the next text begins. */
function write(context: SKRSContext2D, text: string, top: number, {size, weight, color, lineHeight, lines, spacing = 0}: Style): number {
  context.font = `${size}px "${fontFamily(weight)}"`;
  context.letterSpacing = `${spacing * size}px`;
  context.fillStyle = color;
  const fits: FitsLine = (line) => context.measureText(line).width <= TEXT_WIDTH;
  const wrapped = wrapText(text, lines, fits);
  const height = size * lineHeight;
  wrapped.forEach((line, at) => context.fillText(line, LEFT, top + (at + 0.5) * height + BASELINE * size));
  return top + wrapped.length * height;
}
