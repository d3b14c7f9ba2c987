/**
 * The part of Mermaid's flowcharts and state diagrams that pages use. Anything else is an error
 * with its line, so a drawing never leaves something out.
 */
import type {Edge, Graph, GraphNode, Role} from '../types';
import {isRole, roleOf} from './roles';

const NODE = /^([\w-]+|\[\*\])(\[\([^)]*\)\]|\[[^\]]*\]|\{[^}]*\})?(?::::(\w+))?\s*/;
/** `-->`, `-->|label|`, `-- label -->`, `-- "label" -->`, `-.->`, `---`, `<-->` */
const LINK = /^(?:(<)?--(>|-)(?:\|([^|]*)\|)?|-\.->(?:\|([^|]*)\|)?|--\s+"?(.+?)"?\s+-->)\s*/;
const STATE_LINK = /^(\[\*\]|\w+)\s*-->\s*(\[\*\]|\w+)(?::\s*(.+))?$/;

export function parseGraph(source: string): Graph {
  const [head = '', ...lines] = source.split('\n').map((line) => line.trim());
  const isState = head === 'stateDiagram-v2';
  const direction = /^flowchart (LR|TD)$/.exec(head)?.[1];
  if (!isState && !direction)
    throw new Error(`"${head}" is not known; begin with flowchart LR, flowchart TD, stateDiagram-v2 or sequenceDiagram.`);

  const graph: Graph = {kind: 'graph', direction: direction === 'TD' ? 'DOWN' : 'RIGHT', nodes: [], edges: [], groups: []};
  let group: string | undefined;
  for (const line of lines) {
    const subgraph = /^subgraph (\w+)(?: ?\[(.+)\])?$/.exec(line);
    const named = /^state "(.+)" as (\w+)$/.exec(line);
    if (line === '' || line.startsWith('%%')) continue;
    else if (subgraph?.[1]) graph.groups.push({id: (group = subgraph[1]), label: subgraph[2] ?? subgraph[1]});
    else if (line === 'end') group = undefined;
    else if (named?.[1] && named[2]) addNode(graph, {id: named[2], label: named[1], shape: 'box', role: 'plain'});
    else if (isState) readTransition(graph, line);
    else readChain(graph, line, group);
  }
  return graph;
}

function readTransition(graph: Graph, line: string): void {
  const [, from, to, label = ''] = STATE_LINK.exec(line) ?? [];
  if (!from || !to) throw new Error(`"${line}" is not a transition; write A --> B: label.`);
  const state = (id: string, end: 'start' | 'end'): string => {
    if (id !== '[*]') return addNode(graph, {id, label: id, shape: 'box', role: 'plain'});
    return addNode(graph, {id: end, label: '', shape: end, role: 'plain'});
  };
  graph.edges.push({from: state(from, 'start'), to: state(to, 'end'), label, dashed: false, head: true, tail: false});
}

function readChain(graph: Graph, line: string, group: string | undefined): void {
  let rest = line;
  let previous: {id: string; link: Omit<Edge, 'from' | 'to'>} | undefined;
  while (rest !== '') {
    const node = NODE.exec(rest);
    if (!node?.[1]) throw new Error(`"${rest}" in "${line}" is not a box; write id[Label], id{Question?} or id[(Store)].`);
    const id = addNode(graph, readNode(node[1], node[2], node[3], group));
    if (previous) graph.edges.push({from: previous.id, to: id, ...previous.link});
    rest = rest.slice(node[0].length);
    if (rest === '') return;
    const link = LINK.exec(rest);
    if (!link) throw new Error(`"${rest}" in "${line}" is not an arrow; write -->, -->|label|, -.->, <--> or ---.`);
    previous = {id, link: readLink(link)};
    rest = rest.slice(link[0].length);
  }
  throw new Error(`"${line}" ends with an arrow; name the box that it leads to.`);
}

function readLink([text, back, end, label, dashedLabel, words]: RegExpExecArray): Omit<Edge, 'from' | 'to'> {
  return {label: (label ?? dashedLabel ?? words ?? '').trim(), dashed: text.startsWith('-.'), head: end !== '-', tail: back === '<'};
}

function readNode(id: string, body: string | undefined, role: string | undefined, group: string | undefined): GraphNode {
  if (role !== undefined && !isRole(role)) throw new Error(`":::${role}" is not a role; use yours, flagsmith, storage, people or plain.`);
  const isStore = body?.startsWith('[(') === true;
  const shape = body?.startsWith('{') ? 'decision' : 'box';
  const label = (body ?? id).replace(/^[[{(]+|[\]})]+$/g, '');
  const found: Role = isStore ? 'storage' : shape === 'decision' ? 'plain' : roleOf(label);
  return {id, label: body ? label : '', shape, role: role ?? found, ...(group === undefined ? {} : {group})};
}

/** A box is defined where it has a label; other mentions only name it. */
function addNode(graph: Graph, node: GraphNode): string {
  const known = graph.nodes.find(({id}) => id === node.id);
  if (!known) graph.nodes.push({...node, label: node.label || (node.shape === 'box' ? node.id : '')});
  else if (node.label && known.label === known.id && node.label !== node.id) Object.assign(known, node);
  return node.id;
}
