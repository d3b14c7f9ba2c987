/** Finds the rings around labels in a picture of the dashboard, by their colour. */

/** RGB, two pixels for one. */
export type Pixels = {data: Buffer; width: number; height: number};
export type Box = {left: number; top: number; right: number; bottom: number};

/** Pixels of a picture for one of the window. */
export const SCALE = 2;
/** That of rings.ts. */
const RING = [232, 89, 12] as const;

/**
 * Where the rings and their numbers are, in CSS pixels. What belongs together may be several
 * boxes.
 */
export function ringsIn({data, width, height}: Pixels): Box[] {
  const [red, green, blue] = RING;
  const isNear = (at: number, value: number) => Math.abs(data[at]! - value) <= 2;
  const isRing = (pixel: number) => isNear(pixel * 3, red) && isNear(pixel * 3 + 1, green) && isNear(pixel * 3 + 2, blue);
  const seen = new Uint8Array(width * height);
  const boxes: Box[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isRing(start)) continue;
    const box = {left: width, top: height, right: 0, bottom: 0};
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const pixel = open.pop()!;
      const x = pixel % width;
      const y = (pixel - x) / width;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (const next of [x > 0 && pixel - 1, x < width - 1 && pixel + 1, y > 0 && pixel - width, y < height - 1 && pixel + width])
        if (next !== false && !seen[next] && isRing(next)) {
          seen[next] = 1;
          open.push(next);
        }
    }
    // Smaller ones are of the dashboard's own orange.
    if (box.right - box.left >= 20 * SCALE && box.bottom - box.top >= 12 * SCALE) boxes.push(box);
  }
  return boxes.map(({left, top, right, bottom}) => ({left: left / SCALE, top: top / SCALE, right: right / SCALE, bottom: bottom / SCALE}));
}
