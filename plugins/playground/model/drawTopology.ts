/** Boxes and arrows of a topology, in the units of its drawing. */
import type {Arrow, Part, Topology} from './topology';

/** Size of a box and the space around it, in the units of the drawing. */
const BOX = {width: 150, height: 52, gapX: 46, gapY: 34, margin: 10};

export type Box = Part & {x: number; y: number};
export type Line = Arrow & {path: string};
export type Drawing = {width: number; height: number; boxes: Box[]; lines: Line[]};

export function drawTopology({parts, arrows}: Topology): Drawing {
  const columns = [...new Set(parts.map(({column}) => column))].sort((a, b) => a - b);
  const rows = [...new Set(parts.map(({row}) => row))].sort((a, b) => a - b);
  const boxes = parts.map((part) => ({
    ...part,
    x: BOX.margin + columns.indexOf(part.column) * (BOX.width + BOX.gapX),
    y: BOX.margin + rows.indexOf(part.row) * (BOX.height + BOX.gapY),
  }));
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const lines = arrows.flatMap((arrow) => {
    const from = byId.get(arrow.from);
    const to = byId.get(arrow.to);
    return from && to ? [{...arrow, path: connect(from, to)}] : [];
  });
  return {
    width: 2 * BOX.margin + columns.length * BOX.width + (columns.length - 1) * BOX.gapX,
    height: 2 * BOX.margin + rows.length * BOX.height + (rows.length - 1) * BOX.gapY,
    boxes,
    lines,
  };
}

export const BOX_SIZE = {width: BOX.width, height: BOX.height};

/** Two short strokes that make the end of a line an arrow. */
const TIPS = {right: 'l-6-4m6 4l-6 4', left: 'l6-4m-6 4l6 4', down: 'l-4-6m4 6l4-6', up: 'l-4 6m4-6l4 6'};

/** From edge to edge: sideways between columns, up or down within one. */
function connect(from: Box, to: Box): string {
  const middle = (box: Box) => box.y + BOX.height / 2;
  if (from.column === to.column) {
    const down = to.y > from.y;
    const x = from.x + BOX.width / 2;
    return `M${x} ${down ? from.y + BOX.height : from.y}V${down ? to.y : to.y + BOX.height}${down ? TIPS.down : TIPS.up}`;
  }
  const right = to.x > from.x;
  const x1 = right ? from.x + BOX.width : from.x;
  const x2 = right ? to.x : to.x + BOX.width;
  // Lines from different rows turn at different places, and those that go back run lower:
  // no two lie on each other.
  const turn = Math.round(BOX.gapX * (0.3 + 0.16 * from.row));
  const lower = right ? 0 : 14;
  return `M${x1} ${middle(from) + lower}H${right ? x2 - turn : x2 + turn}V${middle(to) + lower}H${x2}${right ? TIPS.right : TIPS.left}`;
}
