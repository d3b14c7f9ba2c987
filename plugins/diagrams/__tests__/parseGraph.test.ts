import {describe, expect, it} from 'vitest';

import {orderNodes} from '../node/orderNodes';
import {parseGraph} from '../node/parseGraph';

const edges = (source: string) => parseGraph(source).edges.map(({from, to, label}) => `${from}>${to} ${label}`.trim());

describe('parseGraph', () => {
  it('reads boxes, stores, questions and their roles', () => {
    const {nodes} = parseGraph('flowchart LR\n  a[Application] --> b{Known?}\n  b --> c[(PostgreSQL 5432)]\n  b --> d[Queue]:::flagsmith');
    expect(nodes.map(({id, label, shape, role}) => [id, label, shape, role])).toEqual([
      ['a', 'Application', 'box', 'yours'],
      ['b', 'Known?', 'decision', 'plain'],
      ['c', 'PostgreSQL 5432', 'box', 'storage'],
      ['d', 'Queue', 'box', 'flagsmith'],
    ]);
  });

  it('reads labels in both notations, chains and both kinds of ends', () => {
    expect(edges('flowchart TD\n  a[A] -->|yes, now| b[B] --> c[C]\n  c -- "two words" --> a')).toEqual([
      'a>b yes, now',
      'b>c',
      'c>a two words',
    ]);
    const [both, plain, dashed] = parseGraph('flowchart LR\n  a <--> b\n  b --- c\n  c -.-> a').edges;
    expect(both).toMatchObject({head: true, tail: true});
    expect(plain).toMatchObject({head: false, tail: false});
    expect(dashed).toMatchObject({dashed: true, head: true});
  });

  it('reads states with names of several words, a start and an end', () => {
    const {nodes} = parseGraph('stateDiagram-v2\n  state "Roll out" as RollOut\n  [*] --> RollOut\n  RollOut --> [*]: done');
    expect(nodes.map(({label, shape}) => `${shape} ${label}`)).toEqual(['box Roll out', 'start ', 'end ']);
  });

  it('reads groups', () => {
    const {nodes, groups} = parseGraph('flowchart LR\n  subgraph Own [One per service]\n    a[A] --> b[B]\n  end\n  b --> c[C]');
    expect(groups).toEqual([{id: 'Own', label: 'One per service'}]);
    expect(nodes.map(({group}) => group)).toEqual(['Own', 'Own', undefined]);
  });

  it.each([
    ['graph LR\n  a --> b', /"graph LR" is not known/],
    ['flowchart LR\n  a ==> b', /"==> b" in "a ==> b" is not an arrow/],
    ['flowchart LR\n  a -->', /ends with an arrow/],
    ['flowchart LR\n  a[A]:::red --> b', /":::red" is not a role/],
    ['stateDiagram-v2\n  a', /"a" is not a transition/],
  ])('rejects %j', (source, message) => {
    expect(() => parseGraph(source)).toThrow(message);
  });
});

describe('orderNodes', () => {
  const ordered = (source: string) => {
    const graph = parseGraph(source);
    return orderNodes(graph.nodes, graph.edges).map(({id}) => id);
  };

  it('puts boxes after those that lead to them, otherwise as written', () => {
    expect(ordered('flowchart LR\n  b --> c\n  a --> b\n  c --> d')).toEqual(['a', 'b', 'c', 'd']);
    expect(ordered('flowchart LR\n  a --> d\n  b --> d\n  c --> d')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('begins a circle where the drawing begins', () => {
    expect(ordered('stateDiagram-v2\n  state "Roll out" as R\n  [*] --> B\n  B --> R\n  R --> B: stop')).toEqual(['start', 'B', 'R']);
  });
});
