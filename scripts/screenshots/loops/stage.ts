/** The frame of a loop: the dashboard above, the application below, and the pointer. */
import {FONT} from './font';
import type {Loop, Mode} from './types';

const BAR = 30;
const GAP = 14;

export type Point = {x: number; y: number};
export type Frame = {dashboard: Buffer; application: Buffer; pointer: Point; isPressed: boolean};

export function stageSize({width, heights}: Loop): {width: number; height: number} {
  return {width: width + 2, height: heights.dashboard + heights.application + 2 * (BAR + 2) + GAP};
}

/** From the dashboard's window to the stage. */
export function onStage({x, y}: Point): Point {
  return {x: x + 1, y: y + BAR + 1};
}

export function stageHtml({width, heights}: Loop, {dashboard, application, pointer, isPressed}: Frame, mode: Mode): string {
  const colours =
    mode === 'light'
      ? {bar: '#eceaf4', text: '#3b3357', edge: '#cfcadf', page: '#fff'}
      : {bar: '#2b2740', text: '#d9d4ee', edge: '#4b4568', page: '#1b1630'};
  const panel = (title: string, image: Buffer, height: number) => `<section><header>${title}</header>
    <img src="data:image/png;base64,${image.toString('base64')}" width="${width}" height="${height}"></section>`;
  const ring = isPressed ? '<circle cx="4" cy="4" r="15" fill="none" stroke="#e8590c" stroke-width="4"/>' : '';
  return `<!doctype html><style>${FONT}
    body { margin: 0; display: grid; gap: ${GAP}px; background: ${colours.page}; font: 600 14px/${BAR}px Inter; color: ${colours.text}; }
    section { border: 1px solid ${colours.edge}; border-radius: 8px; overflow: hidden; }
    header { background: ${colours.bar}; padding: 0 12px; height: ${BAR}px; }
    img { display: block; }
    svg { position: absolute; left: ${pointer.x - 4}px; top: ${pointer.y - 4}px; overflow: visible; }
  </style>
  ${panel('Flagsmith dashboard', dashboard, heights.dashboard)}${panel('Your application', application, heights.application)}
  <svg width="26" height="34">${ring}<path d="M4 4v22l5.6-5.2 3.7 8.4 4-1.8-3.6-8.2 7.6-.6z" fill="#111" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/></svg>`;
}
