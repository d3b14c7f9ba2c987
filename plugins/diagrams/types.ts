/** A diagram as it was written, before it has a place for anything. */

/** Who runs a box. Colour and shape repeat it; the legend names it. */
export type Role = 'yours' | 'flagsmith' | 'storage' | 'people' | 'plain';

export type Shape = 'box' | 'decision' | 'start' | 'end';
export type GraphNode = {id: string; label: string; shape: Shape; role: Role; group?: string};
export type Edge = {from: string; to: string; label: string; dashed: boolean; head: boolean; tail: boolean};
export type Group = {id: string; label: string};
export type Graph = {kind: 'graph'; direction: 'RIGHT' | 'DOWN'; nodes: GraphNode[]; edges: Edge[]; groups: Group[]};

export type Participant = {id: string; label: string; role: Role};
export type Message = {from: string; to: string; text: string; dashed: boolean};
/** Messages from index `first` to `last` (inclusive) that repeat. */
export type Loop = {label: string; first: number; last: number};
export type Sequence = {kind: 'sequence'; participants: Participant[]; messages: Message[]; loops: Loop[]};

/** `text` is the number as it was written, with its unit. */
export type Bars = {kind: 'bars'; isLog: boolean; bars: {label: string; text: string; value: number; role: Role}[]};
