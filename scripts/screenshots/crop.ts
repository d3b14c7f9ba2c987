/** The part of the window that a picture shows. */
import type {Page} from '@playwright/test';

import {AREAS, type Crop} from '../../screenshots/types';
import {find} from './act';

export type Area = {x: number; y: number; width: number; height: number};

const SPACE = 12;

export async function cropOf(page: Page, {within = 'content', from, to, more = {}}: Crop): Promise<Area> {
  const outer = await boxOf(page, within);
  const size = page.viewportSize() ?? outer;
  // The title of a page touches the upper edge of its area.
  const top = from ? (await boxOfTarget(page, from)).y - SPACE : outer.y - (within === 'page' ? SPACE : 0);
  const last = to ? await boxOfTarget(page, to) : undefined;
  const bottom = last ? last.y + last.height + SPACE : outer.y + outer.height;
  const x = Math.max(0, Math.floor(outer.x - (more.left ?? 0)));
  const y = Math.max(0, Math.floor(top - (more.top ?? 0)));
  const width = Math.min(size.width, Math.ceil(outer.x + outer.width + (more.right ?? 0))) - x;
  const height = Math.min(size.height, Math.ceil(bottom + (more.bottom ?? 0))) - y;
  if (width <= 0 || height <= 0 || (last && last.y + last.height > size.height))
    throw new Error(`crop: ${to ?? within} is outside of the window. Scroll to it, or give the picture a taller window.`);
  return {x, y, width, height};
}

async function boxOf(page: Page, within: NonNullable<Crop['within']>): Promise<Area> {
  const selector = within in AREAS ? AREAS[within as keyof typeof AREAS] : within.slice('css='.length);
  const boxes = [];
  for (const part of selector === AREAS.menu ? AREAS.menu.split(', ') : [selector]) boxes.push(await boxOfTarget(page, `css=${part}`));
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

async function boxOfTarget(page: Page, target: string): Promise<Area> {
  const box = await (await find(page, target)).boundingBox();
  if (!box) throw new Error(`crop: ${target} is not visible.`);
  return box;
}
