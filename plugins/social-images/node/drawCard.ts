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
const TEXT_TOP = 154;
const FOOT_TOP = 540;
const TEXT_WIDTH = IMAGE_SIZE.width - LEFT - RIGHT;
/** Titles of more characters than this get the smaller size, so that three lines hold them all. */
const LONG_TITLE = 44;
const BODY_SIZES = [32, 28];
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
  write(context, description, top, bodyFor(context, description, FOOT_TOP - 28 - top));
  fill(context, COLOURS.border, LEFT, FOOT_TOP - 24, TEXT_WIDTH, 2);
  write(context, host, FOOT_TOP, {size: 28, weight: 500, color: COLOURS.muted, lineHeight: 1.2, lines: 1});
}

/** The largest size at which all of the description is seen, or the smallest with an ellipsis. */
function bodyFor(context: SKRSContext2D, description: string, room: number): Style {
  const styles = BODY_SIZES.map((size): Style => {
    const lineHeight = 1.35;
    const lines = Math.min(3, Math.floor(room / (size * lineHeight)));
    return {size, weight: 500, color: COLOURS.muted, lineHeight, lines};
  });
  const isWhole = (style: Style) => !linesOf(context, description, style).at(-1)?.endsWith('…');
  return styles.find(isWhole) ?? (styles.at(-1) as Style);
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

/** Sets the font too. */
function linesOf(context: SKRSContext2D, text: string, {size, weight, lines, spacing = 0}: Style): string[] {
  context.font = `${size}px "${fontFamily(weight)}"`;
  context.letterSpacing = `${spacing * size}px`;
  const fits: FitsLine = (line) => context.measureText(line).width <= TEXT_WIDTH;
  return wrapText(text, lines, fits);
}

/** Where the next text begins. */
function write(context: SKRSContext2D, text: string, top: number, style: Style): number {
  const wrapped = linesOf(context, text, style);
  const {size, color, lineHeight} = style;
  context.fillStyle = color;
  const height = size * lineHeight;
  wrapped.forEach((line, at) => context.fillText(line, LEFT, top + (at + 0.5) * height + BASELINE * size));
  return top + wrapped.length * height;
}
