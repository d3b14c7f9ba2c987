/** Parts of an installation and the arrows between them, for the choices a reader makes. */
import {flag, oneOf, partial} from './read';

export type TopologyState = {
  host: 'self-hosted' | 'saas';
  dashboard: 'unified' | 'separate';
  processor: boolean;
  replicas: boolean;
  readReplica: boolean;
  realtime: boolean;
  proxy: boolean;
  local: boolean;
  analytics: 'postgresql' | 'influxdb';
};

export const topologyDefaults: TopologyState = {
  host: 'self-hosted',
  dashboard: 'unified',
  processor: true,
  replicas: false,
  readReplica: false,
  realtime: false,
  proxy: false,
  local: false,
  analytics: 'postgresql',
};

export const readTopology = partial<TopologyState>(
  {
    host: oneOf(['self-hosted', 'saas']),
    dashboard: oneOf(['unified', 'separate']),
    processor: flag,
    replicas: flag,
    readReplica: flag,
    realtime: flag,
    proxy: flag,
    local: flag,
    analytics: oneOf(['postgresql', 'influxdb']),
  },
  topologyDefaults,
);

export type Part = {id: string; label: string; detail: string; column: number; row: number; yours: boolean};
export type Arrow = {from: string; to: string; label: string};
export type Topology = {parts: Part[]; arrows: Arrow[]; notes: string[]};

export function buildTopology(state: TopologyState): Topology {
  return state.host === 'saas' ? buildSaas(state) : buildSelfHosted(state);
}

type Cell = [id: string, label: string, detail: string, column: number, row: number, yours?: boolean];

function toParts(cells: (Cell | false)[]): Part[] {
  return cells
    .filter((cell) => cell !== false)
    .map(([id, label, detail, column, row, yours = true]) => ({id, label, detail, column, row, yours}));
}

function toArrows(arrows: ([string, string, string] | false)[]): Arrow[] {
  return arrows.filter((arrow) => arrow !== false).map(([from, to, label]) => ({from, to, label}));
}

function buildSelfHosted(state: TopologyState): Topology {
  const {dashboard, processor, replicas, readReplica, realtime, proxy, local, analytics} = state;
  const separate = dashboard === 'separate';
  const canPush = realtime && processor;
  const flagsFrom = proxy ? 'proxy' : 'api';
  const parts = toParts([
    ['people', 'Browser of a member', '', 0, 0],
    ['clients', 'Client SDKs', 'browser, mobile', 0, 1],
    ['servers', 'Server SDKs', local ? 'local evaluation' : 'remote evaluation', 0, 2],
    separate && ['dashboard', 'Dashboard', 'flagsmith-frontend, 8080', 1, 0],
    proxy && ['proxy', 'Edge Proxy', 'flagsmith/edge-proxy, 8000', 1, 2],
    ['api', replicas ? 'API, 2 or more' : 'API', separate ? 'flagsmith-api, 8000' : 'with dashboard, 8000', 2, 1],
    realtime && ['sse', 'SSE service', 'flagsmith/sse, Enterprise', 1, 3],
    realtime && ['redis', 'Redis', 'change times', 2, 3],
    processor && ['processor', 'Task Processor', 'same image as the API', 2, 2],
    ['postgres', 'PostgreSQL', '14 or newer, 5432', 3, 1],
    readReplica && ['replica', 'Read replica', 'SDK reads', 3, 0],
    analytics === 'influxdb' && ['influx', 'InfluxDB 2', 'usage, 8086', 3, 3],
    processor && ['outside', 'Webhooks, email', 'outside', 3, 2, false],
  ]);
  const arrows = toArrows([
    separate ? ['people', 'dashboard', 'uses'] : ['people', 'api', 'dashboard'],
    separate && ['dashboard', 'api', 'Admin API'],
    ['clients', flagsFrom, 'flags'],
    ['servers', flagsFrom, local ? 'environment document, 60 s' : 'flags'],
    proxy && ['proxy', 'api', 'environment document, 10 s'],
    ['api', 'postgres', 'reads and writes'],
    readReplica && ['api', 'replica', 'reads'],
    processor && ['processor', 'postgres', 'takes tasks'],
    processor && ['processor', 'outside', 'sends'],
    canPush && ['processor', 'sse', 'environment changed'],
    realtime && ['sse', 'redis', 'change times'],
    realtime && ['clients', 'sse', 'holds a stream'],
    analytics === 'influxdb' && [processor ? 'processor' : 'api', 'influx', 'usage'],
  ]);
  return {parts, arrows, notes: selfHostedNotes(state)};
}

function selfHostedNotes({processor, realtime, replicas, readReplica, proxy, local, analytics, dashboard}: TopologyState): string[] {
  const notes: string[] = [];
  if (processor) notes.push('Set TASK_RUN_METHOD=TASK_PROCESSOR on the API, and run the Task Processor from the same image tag.');
  else
    notes.push(
      'Without the Task Processor, scheduled changes, usage graphs and webhook retries do not work. Use this for evaluation only.',
    );
  if (replicas) notes.push('Run migrations in one place before each release. The API keeps no state, so no sticky sessions are needed.');
  else notes.push('One API container means a short interruption at each release.');
  if (readReplica) notes.push('List the replicas in REPLICA_DATABASE_URLS. A change shows on SDK reads after the replication lag.');
  if (realtime && !processor) notes.push('Real-time events are sent by the Task Processor: without it nothing is pushed.');
  if (realtime) notes.push('The SSE service is part of Enterprise and needs a Redis-compatible store.');
  if (proxy) notes.push('The proxy keeps serving the last document when the API is away. Traits sent to it are not stored.');
  if (local) notes.push('Local evaluation needs a server-side key and knows only the traits that you pass.');
  if (analytics === 'influxdb') notes.push('Set INFLUXDB_URL, INFLUXDB_TOKEN, INFLUXDB_ORG and INFLUXDB_BUCKET.');
  else notes.push('Set USE_POSTGRES_FOR_ANALYTICS=true for usage graphs.');
  if (dashboard === 'separate') notes.push('The dashboard container needs the URL of the API.');
  return notes;
}

function buildSaas({realtime, proxy, local}: TopologyState): Topology {
  const flagsFrom = proxy ? 'proxy' : 'edge';
  return {
    parts: toParts([
      ['people', 'Browser of a member', '', 0, 0],
      ['clients', 'Client SDKs', 'browser, mobile', 0, 1],
      ['servers', 'Server SDKs', local ? 'local evaluation' : 'remote evaluation', 0, 2],
      proxy && ['proxy', 'Edge Proxy', 'you run it, 8000', 1, 2],
      ['dashboard', 'Dashboard', 'app.flagsmith.com', 2, 0, false],
      ['edge', 'Edge API', 'edge.api.flagsmith.com', 2, 1, false],
      realtime && ['sse', 'SSE service', 'realtime.flagsmith.com', 2, 2, false],
      ['api', 'Core API', 'api.flagsmith.com', 3, 0, false],
    ]),
    arrows: toArrows([
      ['people', 'dashboard', 'uses'],
      ['dashboard', 'api', 'Admin API'],
      ['clients', flagsFrom, 'flags'],
      ['servers', flagsFrom, local ? 'environment document, 60 s' : 'flags'],
      proxy && ['proxy', 'edge', 'environment document, 10 s'],
      ['api', 'edge', 'documents, on each change'],
      realtime && ['clients', 'sse', 'holds a stream'],
    ]),
    notes: [
      'Flagsmith runs everything with a dashed border.',
      ...(proxy ? ['The proxy keeps serving the last document when the Edge API is away. Traits sent to it are not stored.'] : []),
      ...(local ? ['Local evaluation needs a server-side key and knows only the traits that you pass.'] : []),
      ...(realtime ? ['An event says that something changed; the fetch that follows counts as an API call.'] : []),
    ],
  };
}

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
