/**
 * Places for the boxes, arrows and labels of a graph, by ELK's layered layout. Tries a few shapes
 * and keeps the best that fits the width.
 */
import type {ElkExtendedEdge, ElkNode, ElkPoint} from 'elkjs';
import ELK from 'elkjs/lib/elk.bundled.js';

import type {Edge, Graph, GraphNode} from '../types';
import {orderNodes} from './orderNodes';
import {type Block, LINE_HEIGHT, wrapWords} from './textSize';

export type PlacedNode = GraphNode & {x: number; y: number; width: number; height: number; lines: string[]};
export type PlacedEdge = Edge & {points: ElkPoint[]};
type PlacedText = {x: number; y: number; lines: string[]; width: number; height: number};
type PlacedGroup = {label: string; x: number; y: number; width: number; height: number};
export type Placed = {width: number; height: number; nodes: PlacedNode[]; edges: PlacedEdge[]; labels: PlacedText[]; groups: PlacedGroup[]};

/** `wide` is the text column of a laptop; `narrow` a phone, where everything runs downwards. */
export type Fit = {name: 'wide' | 'narrow'; width: number; rooms: readonly number[]};
type Try = {direction: 'RIGHT' | 'DOWN'; room: number; isChain?: boolean; isNarrow: boolean};

const PADDING = {x: 12, y: 9};
const POINT = 14;
const MARGIN = 2;
/** Nothing is gained by turning a drawing that is no higher than this. */
const GOOD_HEIGHT = 300;

const elk = new ELK();

/**
 * The drawing with the least wrapped words that is at most `width` wide, or undefined. The author's
 * direction wins unless it is much higher.
 */
export async function layoutGraph(written: Graph, {name, width, rooms}: Fit): Promise<Placed | undefined> {
  const graph = {...written, nodes: orderNodes(written.nodes, written.edges)};
  const isNarrow = name === 'narrow';
  const firstFit = async (options: Omit<Try, 'room' | 'isNarrow'>): Promise<Placed | undefined> => {
    let before = '';
    for (const room of rooms) {
      // Where no word moves to another line, nothing else moves either.
      const wrapped = JSON.stringify(graph.nodes.map(({label}) => wrapWords(label, room).lines));
      if (wrapped === before) continue;
      before = wrapped;
      const placed = await place(graph, {...options, room, isNarrow});
      if (placed.width <= width) return placed;
    }
    return undefined;
  };
  if (isNarrow) return (await firstFit({direction: 'DOWN'})) ?? firstFit({direction: 'RIGHT'});
  const own = await firstFit({direction: graph.direction});
  if (own && own.height <= GOOD_HEIGHT) return own;
  if (isChain(graph)) return (await firstFit({direction: 'RIGHT', isChain: true})) ?? own;
  const turned = await firstFit({direction: graph.direction === 'RIGHT' ? 'DOWN' : 'RIGHT'});
  return own && (!turned || own.height <= turned.height * 1.4) ? own : turned;
}

/** One thing after another: such a row may go on in the next line, as words do. */
function isChain({nodes, edges}: Graph): boolean {
  const once = (ids: string[]) => new Set(ids).size === ids.length;
  return nodes.length > 3 && once(edges.map(({from}) => from)) && once(edges.map(({to}) => to)) && edges.length === nodes.length - 1;
}

async function place(graph: Graph, {direction, room, isChain: chain = false, isNarrow}: Try): Promise<Placed> {
  const blocks = new Map(graph.nodes.map((node) => [node.id, wrapWords(node.label, room)]));
  const toElk = (node: GraphNode): ElkNode => ({id: node.id, ...boxSize(node, blocks.get(node.id))});
  const edges = graph.edges.map((edge, index): ElkExtendedEdge => {
    const label = wrapWords(edge.label, Math.min(room, isNarrow ? 76 : 120));
    return {
      id: `e${index}`,
      sources: [edge.from],
      targets: [edge.to],
      ...(label.lines.length > 0 ? {labels: [{text: label.lines.join('\n'), width: label.width + 8, height: label.height + 2}]} : {}),
    };
  });
  const loose = graph.nodes.filter(({group}) => group === undefined).map(toElk);
  const groups = graph.groups.map(({id}) => ({
    id: `group-${id}`,
    layoutOptions: {'elk.padding': `[top=${LINE_HEIGHT + 16},left=12,bottom=12,right=12]`},
    children: graph.nodes.filter(({group}) => group === id).map(toElk),
  }));
  const layoutOptions = options(direction, chain, isNarrow);
  const layout = async (order: string) => {
    const ordered = {...layoutOptions, 'elk.layered.considerModelOrder.strategy': order};
    // ELK writes into what it is given.
    const input = structuredClone({id: 'root', layoutOptions: ordered, children: [...loose, ...groups], edges});
    return read(graph, await elk.layout(input), blocks);
  };
  const written = await layout('NODES_AND_EDGES');
  const crossings = crossingsOf(written);
  if (crossings === 0) return written;
  // The order in which boxes are written is worth less than arrows apart from each other.
  const free = await layout('NONE');
  return crossingsOf(free) < crossings ? free : written;
}

/** How often arrows cross each other. Those that leave or reach a box side by side do not. */
function crossingsOf({edges}: Placed): number {
  const lines = edges.map(({points}) => points.slice(1).map((to, index) => [points[index] ?? to, to] as const));
  const isBetween = (value: number, a: number, b: number) => value > Math.min(a, b) + 1 && value < Math.max(a, b) - 1;
  const cross = ([a, b]: readonly [ElkPoint, ElkPoint], [c, d]: readonly [ElkPoint, ElkPoint]) =>
    (isBetween(a.y, c.y, d.y) && isBetween(c.x, a.x, b.x)) || (isBetween(a.x, c.x, d.x) && isBetween(c.y, a.y, b.y));
  return lines.reduce(
    (sum, own, at) =>
      sum + lines.slice(at + 1).reduce((more, other) => more + own.filter((one) => other.some((two) => cross(one, two))).length, 0),
    0,
  );
}

function options(direction: 'RIGHT' | 'DOWN', chain: boolean, isNarrow: boolean): Record<string, string> {
  const across = direction === 'RIGHT';
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.padding': `[top=${MARGIN},left=${MARGIN},bottom=${MARGIN},right=${MARGIN}]`,
    'elk.spacing.nodeNode': isNarrow ? '10' : across ? '18' : '14',
    'elk.spacing.edgeNode': isNarrow ? '8' : '12',
    'elk.spacing.edgeEdge': isNarrow ? '8' : '10',
    'elk.spacing.edgeLabel': '3',
    'elk.spacing.componentComponent': '20',
    'elk.layered.spacing.nodeNodeBetweenLayers': across ? '30' : '28',
    'elk.layered.spacing.edgeNodeBetweenLayers': '14',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
    'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
    'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    ...(chain ? {'elk.layered.wrapping.strategy': 'MULTI_EDGE', 'elk.aspectRatio': '5'} : {}),
    'elk.layered.mergeEdges': 'false',
    'elk.separateConnectedComponents': 'true',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.randomSeed': '1',
  };
}

function boxSize(node: GraphNode, block: Block | undefined): {width: number; height: number} {
  if (node.shape === 'start' || node.shape === 'end' || !block) return {width: POINT, height: POINT};
  // The slanted ends of a question and the round ones of a person take room from the
  // words; a store has a lid.
  const ends = node.shape === 'decision' ? 12 : node.role === 'people' ? 4 : 0;
  const lid = node.role === 'storage' ? 8 : 0;
  return {width: Math.max(56, block.width + 2 * (PADDING.x + ends)), height: block.height + 2 * PADDING.y + lid};
}

function read(graph: Graph, root: ElkNode, blocks: Map<string, Block>): Placed {
  const all = [...(root.children ?? []), ...(root.children ?? []).flatMap(({children}) => children ?? [])];
  const byId = new Map(all.map((node) => [node.id, node]));
  const at = (id: string) => {
    const {x = 0, y = 0, width = 0, height = 0} = byId.get(id) ?? {};
    return {x, y, width, height};
  };
  const edges = root.edges ?? [];
  return {
    width: Math.ceil(root.width ?? 0),
    height: Math.ceil(root.height ?? 0),
    nodes: graph.nodes.map((node) => ({...node, ...at(node.id), lines: blocks.get(node.id)?.lines ?? []})),
    edges: graph.edges.map((edge, index) => ({...edge, points: pointsOf(edges[index])})),
    labels: edges.flatMap(({labels}) =>
      (labels ?? []).map(({text = '', x = 0, y = 0, width = 0, height = 0}) => ({x, y, width, height, lines: text.split('\n')})),
    ),
    groups: graph.groups.map(({id, label}) => ({label, ...at(`group-${id}`)})),
  };
}

function pointsOf(edge: ElkExtendedEdge | undefined): ElkPoint[] {
  return (edge?.sections ?? []).flatMap(({startPoint, bendPoints = [], endPoint}) => [startPoint, ...bendPoints, endPoint]);
}
