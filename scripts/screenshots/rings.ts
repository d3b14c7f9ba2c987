/**
 * Numbered rings around what the steps of a page name. Drawn into the window, so that they
 * are as sharp as the text.
 */
import type {Page} from '@playwright/test';

import type {Ring} from '../../screenshots/types';
import {find} from './act';
import type {Area} from './crop';

/** Legible on the dashboard's white, violet and dark grounds. */
const COLOUR = '#e8590c';

type Box = Area & {step: number; isBeside: boolean};

/** A ring that would be cut at the edge of the picture is drawn inside of it. */
export async function drawRings(page: Page, rings: Ring[], clip: Area): Promise<void> {
  const boxes: Box[] = [];
  for (const {label, around, with: other, step, isBeside = false} of rings) {
    // Always looked for, also where the ring is around something else.
    const labelled = label ? await find(page, label) : undefined;
    const main = around ? await find(page, around) : labelled;
    if (!main) throw new Error(`rings: step ${step} has neither a label nor \`around\`.`);
    const parts = [main, ...(other ? [await find(page, other)] : [])];
    const areas = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((area) => area !== null);
    if (areas.length < parts.length) throw new Error(`"${label ?? around}" is not visible.`);
    const left = Math.max(clip.x + 2, Math.min(...areas.map(({x}) => x)) - 6);
    const top = Math.max(clip.y + 2, Math.min(...areas.map(({y}) => y)) - 5);
    const right = Math.min(clip.x + clip.width - 2, Math.max(...areas.map(({x, width}) => x + width)) + 6);
    const bottom = Math.min(clip.y + clip.height - 2, Math.max(...areas.map(({y, height}) => y + height)) + 5);
    boxes.push({
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(right - left),
      height: Math.round(bottom - top),
      step,
      isBeside,
    });
  }
  // As text: the page's own types are not those of a script in Node.
  await page.evaluate(
    `(document.getElementById('picture-rings')?.remove(), document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(layerOf(boxes, clip))}))`,
  );
}

function layerOf(boxes: Box[], edge: Area): string {
  const rings = boxes.map(({x, y, width, height, step, isBeside}) => {
    const right = Math.max(x + width + 3 - edge.x - edge.width, isBeside ? -34 : -15);
    const top = isBeside ? height / 2 - 14 : Math.max(edge.y + 3 - y, -15);
    const badge = `position:absolute;right:${right}px;top:${top}px;width:24px;height:24px;border-radius:12px;background:${COLOUR};color:#fff;font:700 14px/24px OpenSans,sans-serif;text-align:center;box-shadow:0 0 0 2px #fff`;
    const ring = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;border:2.5px solid ${COLOUR};border-radius:10px;box-sizing:border-box`;
    return `<div style="${ring}"><div style="${badge}">${step}</div></div>`;
  });
  return `<div id="picture-rings" style="position:fixed;inset:0;pointer-events:none;z-index:2147483647">${rings.join('')}</div>`;
}
