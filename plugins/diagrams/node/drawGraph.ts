/** A graph as SVG, wide and narrow. */
import type {Graph} from '../types';
import {type Fit, layoutGraph, type Placed, type PlacedEdge, type PlacedNode} from './layoutGraph';
import {arrows, boxOf, coloured, head, line, n, pointedBox, roundedBox, svg, words, writing} from './svg';

export async function drawGraph(graph: Graph, fit: Fit): Promise<{html: string; width: number; height: number} | undefined> {
  const placed = await layoutGraph(graph, fit);
  return placed && {html: toSvg(placed, fit.name), width: placed.width, height: placed.height};
}

function toSvg({width, height, nodes, edges, labels, groups}: Placed, name: string): string {
  const frames = groups.map((group) => roundedBox(group, 8)).join('');
  const names = nodes.filter(({lines}) => lines.length > 0).map((node) => words(node.lines, node.x + node.width / 2, middleOf(node)));
  const titles = groups.map((group) => words([group.label], group.x + group.width / 2, group.y + 16));
  const said = labels.map((label) => words(label.lines, label.x + label.width / 2, label.y + label.height / 2));
  return svg(
    name,
    width,
    height,
    [
      frames && `<g fill="var(--site-bg)" stroke-dasharray="2 3">${frames}</g>`,
      arrows(pathsOf(edges)),
      coloured(nodes, shape),
      writing([...names, ...titles].join(''), said.join('')),
    ].join(''),
  );
}

function pathsOf(edges: PlacedEdge[]): {solid: string; dashed: string; heads: string} {
  const paths = {solid: '', dashed: '', heads: ''};
  for (const {points, dashed, head: hasHead, tail: hasTail} of edges) {
    const [first, second, last, beforeLast] = [points[0], points[1], points.at(-1), points.at(-2)];
    if (!first || !second || !last || !beforeLast) continue;
    paths[dashed ? 'dashed' : 'solid'] += line(points);
    if (hasHead) paths.heads += head(last, beforeLast);
    if (hasTail) paths.heads += head(first, second);
  }
  return paths;
}

function shape(node: PlacedNode): string {
  const {x, y, width} = node;
  if (node.shape === 'decision') return pointedBox(node);
  const middle = `cx="${n(x + width / 2)}" cy="${n(y + width / 2)}"`;
  if (node.shape === 'start') return `<circle ${middle} r="6" fill="var(--site-text-muted)"/>`;
  if (node.shape === 'end') return `<circle ${middle} r="6"/><circle ${middle} r="3" fill="var(--site-text-muted)"/>`;
  return boxOf(node.role, node);
}

function middleOf(node: PlacedNode): number {
  return node.y + node.height / 2 + (node.role === 'storage' && node.shape === 'box' ? 3 : 0);
}
