/**
 * Changes with and without a Task Processor, in environments with and without feature versioning.
 * An API whose tasks run in threads takes the place of one without a processor.
 */
import {prepareDashboard} from '../../scripts/conformance/prepareDashboard';
import {call, mustCall, type Call} from '../../scripts/platform/client';
import {checksFor, type Context} from '../types';

/** In the order of the columns. Each changes a flag of its own, by which its traces are known. */
const CASES = [
  {flag: 'search_engine', isVersioned: false, hasProcessor: true},
  {flag: 'banner_text', isVersioned: false, hasProcessor: false},
  {flag: 'express_delivery', isVersioned: true, hasProcessor: true},
  {flag: 'dark_mode', isVersioned: true, hasProcessor: false},
];
type Case = (typeof CASES)[number];
type Trace = 'FLAG_UPDATED' | 'NEW_VERSION_PUBLISHED' | 'annotation' | 'audit entry';
type Change = {isServed: () => Promise<boolean>; traces: () => Promise<Trace[]>};
type Outcome = {served: boolean; traces: Trace[]};
type Bench = {change: (of: Case, liveFrom?: Date) => Promise<Change>; log: () => string};

const DROPPED = 'Cannot schedule tasks to run in the future without task processor.';
const AHEAD_MS = 45_000;
const WAIT_MS = 90_000;
/** For what must not come, after what was queued with it has come. */
const QUIET_MS = 8000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function open(context: Context): Promise<Bench> {
  const {platform, project, sql} = context;
  await prepareDashboard('versioning', context);
  const threads = await context.variant({TASK_RUN_METHOD: 'SEPARATE_THREAD'});
  const {url, requests} = await context.receiver();
  const member = {Authorization: `Token ${platform.demo.token}`};
  // The API refuses addresses of this machine.
  await sql(
    `insert into grafana_grafanaconfiguration (base_url, api_key, project_id, uuid)
     values ('${url}', 'key', ${project.id}, gen_random_uuid())`,
  );
  await sql(
    `insert into environments_webhook (url, environment_id, enabled, created_at, updated_at, secret, uuid)
     select '${url}/hook', id, true, now(), now(), '', gen_random_uuid() from environments_environment where project_id = ${project.id}`,
  );

  const change: Bench['change'] = async (of, liveFrom) => {
    const host = of.hasProcessor ? platform.api : threads.api;
    const environment = of.isVersioned ? project.development : project.production;
    const must = <T>(request: Call): Promise<T> => mustCall<T>(host, {...request, headers: member});
    const countEntries = async (): Promise<number> =>
      Number(await sql(`select count(*) from audit_auditlog where environment_id = ${environment.id} and log like '%${of.flag}%'`));
    const [before, entries] = [requests.length, await countEntries()];
    const value = liveFrom ? 'later' : 'now';
    if (of.isVersioned) {
      const path = `environments/${environment.id}/features/${project.features[of.flag]}/versions/`;
      const state = {feature_segment: null, enabled: true, feature_state_value: {type: 'unicode', string_value: value}};
      const states = {feature_states_to_update: [state], feature_states_to_create: [], segment_ids_to_delete_overrides: []};
      const {uuid} = await must<{uuid: string}>({path, body: {...states, publish_immediately: !liveFrom}});
      if (liveFrom) await must({path: `${path}${uuid}/publish/`, body: {live_from: liveFrom.toISOString()}});
    } else {
      const path = `environments/${environment.key}/featurestates/`;
      const {results} = await must<{results: [{id: number}]}>({path: `${path}?feature_name=${of.flag}`});
      await must({method: 'PATCH', path: `${path}${results[0].id}/`, body: {feature_state_value: value}});
    }
    return {
      async isServed() {
        const headers = {'X-Environment-Key': environment.key};
        const {json} = await call(host, {path: `flags/?feature=${of.flag}`, headers});
        return (json as {feature_state_value: unknown}).feature_state_value === value;
      },
      async traces() {
        const mine = requests.slice(before).filter(({body}) => body.includes(of.flag));
        const found = mine.map(({path, body}) =>
          path === '/hook' ? (JSON.parse(body) as {event_type: Trace}).event_type : ('annotation' as const),
        );
        return [...new Set(found), ...((await countEntries()) > entries ? (['audit entry'] as const) : [])];
      },
    };
  };
  return {change, log: threads.log};
}

/** Traces after the audit entry, the annotation and a while in which no others come. */
async function settle({traces}: Change): Promise<Trace[]> {
  const deadline = Date.now() + WAIT_MS;
  let found: Trace[] = [];
  for (let quietSince = Date.now(); Date.now() < deadline; await pause(500)) {
    const now = await traces();
    if (now.length > found.length || !now.includes('annotation') || !now.includes('audit entry')) quietSince = Date.now();
    found = now;
    if (Date.now() - quietSince > QUIET_MS) break;
  }
  return found;
}

let bench: Promise<Bench> | undefined;
let changed: Promise<Outcome[]> | undefined;
let published: Promise<{before: Outcome[]; after: Outcome[]}> | undefined;

async function changeNow(context: Context): Promise<Outcome[]> {
  const {change} = await (bench ??= open(context));
  const outcomes: Outcome[] = [];
  for (const of of CASES) {
    const made = await change(of);
    outcomes.push({served: await made.isServed(), traces: await settle(made)});
  }
  return outcomes;
}

/** Versions only, because without them a schedule is a change request. */
async function publishLater(context: Context): Promise<{before: Outcome[]; after: Outcome[]}> {
  await (changed ??= changeNow(context));
  const {change} = await (bench ??= open(context));
  const liveFrom = new Date(Date.now() + AHEAD_MS);
  const made = await Promise.all(CASES.filter(({isVersioned}) => isVersioned).map((of) => change(of, liveFrom)));
  const look = (): Promise<Outcome[]> => Promise.all(made.map(async (one) => ({served: await one.isServed(), traces: await settle(one)})));
  const before = await look();
  const early = liveFrom.getTime() - Date.now();
  if (early < 0) throw new Error(`the machine is too slow: the version went live ${-early} ms before it was looked at`);
  await pause(early + 1000);
  return {before, after: await look()};
}

function compare(name: string, actual: boolean[], wanted: boolean[]): void {
  if (String(actual) !== String(wanted)) throw new Error(`${name}: ${actual.join(', ')}, expected ${wanted.join(', ')}`);
}
const has = (outcomes: Outcome[], trace: Trace): boolean[] => outcomes.map(({traces}) => traces.includes(trace));

async function expectNow(context: Context, trace: Trace, wanted: boolean[]): Promise<void> {
  compare(trace, has(await (changed ??= changeNow(context)), trace), wanted);
}

export default checksFor('deployment/configuration/task-processor', [
  {
    id: 'now-served',
    says: '| A change that applies now: served by the Core API | Immediately | Immediately | Immediately | Immediately |',
    run: async (context) => {
      const outcomes = await (changed ??= changeNow(context));
      compare(
        'served',
        outcomes.map(({served}) => served),
        [true, true, true, true],
      );
    },
  },
  {
    id: 'now-flag-updated',
    says: '| … `FLAG_UPDATED` | Sent | Sent from a thread | Sent | Not sent |',
    run: (context) => expectNow(context, 'FLAG_UPDATED', [true, true, true, false]),
  },
  {
    id: 'now-new-version',
    says: '| … `NEW_VERSION_PUBLISHED` | – | – | Sent | Not sent |',
    run: async (context) => {
      await expectNow(context, 'NEW_VERSION_PUBLISHED', [false, false, true, false]);
      const {log} = await (bench ??= open(context));
      if (!log().includes(DROPPED)) throw new Error(`the API does not log "${DROPPED}"`);
    },
  },
  {
    id: 'now-written',
    says: '| … audit entry and integrations | Yes | From a thread | Yes | From a thread |',
    run: async (context) => {
      await expectNow(context, 'audit entry', [true, true, true, true]);
      await expectNow(context, 'annotation', [true, true, true, true]);
    },
  },
  {
    id: 'scheduled-served',
    says: '| A scheduled change request: served by the Core API | At its time | At its time, because it compares times when it reads | At its time | Never |',
    notCheckable: 'change requests belong to the Enterprise image',
  },
  {
    id: 'later-served',
    says: '| A version published with `live_from` in the future: served by the Core API | – | – | At its time | At its time |',
    run: async (context) => {
      const {before, after} = await (published ??= publishLater(context));
      compare(
        'served before and after',
        [...before, ...after].map(({served}) => served),
        [false, false, true, true],
      );
    },
  },
  {
    id: 'later-written',
    says: '| … audit entry and integrations | – | – | When it is published | When it is published |',
    run: async (context) => {
      const {before} = await (published ??= publishLater(context));
      compare('audit entry', has(before, 'audit entry'), [true, true]);
      compare('annotation', has(before, 'annotation'), [true, true]);
    },
  },
  {
    id: 'later-webhooks',
    says: '| … webhooks | – | – | At its time | Never |',
    run: async (context) => {
      const {before, after} = await (published ??= publishLater(context));
      for (const trace of ['FLAG_UPDATED', 'NEW_VERSION_PUBLISHED'] as const)
        compare(trace, has([...before, ...after], trace), [false, false, true, false]);
    },
  },
]);
