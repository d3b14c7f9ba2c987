/**
 * Nodes so that arrows lead from earlier to later ones, as far as there are no cycles; otherwise
 * as written. ELK turns around arrows that lead back.
 */
import type {Edge, GraphNode} from '../types';

export function orderNodes(nodes: GraphNode[], edges: Edge[]): GraphNode[] {
  const seen = new Set<string>();
  const finished: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const next = edges.filter(({from}) => from === id).map(({to}) => to);
    for (const to of next.reverse()) visit(to);
    finished.push(id);
  };
  const isRoot = ({id}: GraphNode) => edges.every(({to}) => to !== id);
  // What is visited last comes first, so everything is visited from its end; a cycle without an
  // entry begins with the box that was written first.
  for (const {id} of nodes.filter(isRoot).reverse()) visit(id);
  for (const {id} of nodes) visit(id);
  const place = new Map(finished.reverse().map((id, index) => [id, index]));
  return [...nodes].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}
