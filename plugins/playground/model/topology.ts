/** Parts of an installation and the arrows between them, for the choices a reader makes. */
import {flag, oneOf, settings} from './read';

const topology = settings({
  host: ['self-hosted', oneOf(['self-hosted', 'saas'])],
  dashboard: ['unified', oneOf(['unified', 'separate'])],
  processor: [true, flag],
  replicas: [false, flag],
  readReplica: [false, flag],
  realtime: [false, flag],
  proxy: [false, flag],
  local: [false, flag],
  analytics: ['postgresql', oneOf(['postgresql', 'influxdb'])],
});
export type TopologyState = typeof topology.defaults;
export const {defaults: topologyDefaults, read: readTopology} = topology;

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
  if (proxy) notes.push('The proxy keeps serving the last document when the API is unreachable. Traits sent to it are not stored.');
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
      ...(proxy ? ['The proxy keeps serving the last document when the Edge API is unreachable. Traits sent to it are not stored.'] : []),
      ...(local ? ['Local evaluation needs a server-side key and knows only the traits that you pass.'] : []),
      ...(realtime ? ['An event says that something changed; the fetch that follows counts as an API call.'] : []),
    ],
  };
}
