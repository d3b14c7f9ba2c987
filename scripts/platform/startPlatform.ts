/**
 * Starts the platform of a checkout: what `npm run platform`, the conformance run
 * and other programs share.
 */
import {existsSync, mkdirSync} from 'node:fs';

import {endCommands} from './capture';
import {Cleanup} from './cleanup';
import {cloneDatabase, createCacheTables, migrate, mustBeEmpty, restoreDump, saveDump} from './database';
import {bundleDashboard, installDashboard, startDashboard} from './dashboard';
import {djangoEnv, flagsmithProgram, runCommand} from './django';
import {copySource, installPackages} from './install';
import {dueSteps, readMarks, writeMark, type Step} from './plan';
import {seedOwnFlags} from './ownFlags';
import {freePort, freePorts} from '../lib/ports';
import {sql as runSql, startPostgres, type Postgres} from './postgres';
import {layoutOf, readRelease, type Layout, type Release} from './release';
import {describeMissing, findTools, missingTools, type Tools} from './requirements';
import {seed} from './seed';
import {startService} from './service';
import type {PlatformOptions, RunningPlatform, Variant} from './types';

const DEFAULT_CACHE = '.cache/platform';
const TEMPLATE = 'flagsmith_empty';

/** `cleanup` ends what was started so far, also in the middle of the start. */
export async function startPlatform(options: PlatformOptions, cleanup = new Cleanup()): Promise<RunningPlatform> {
  cleanup.add('commands', endCommands);
  try {
    return await start(options, cleanup);
  } catch (error) {
    await cleanup.close();
    throw error;
  }
}

async function start(options: PlatformOptions, cleanup: Cleanup): Promise<RunningPlatform> {
  const {print = console.log, cache = DEFAULT_CACHE, dashboard = false} = options;
  const release = await readRelease(options.source);
  const layout = layoutOf(cache, release);
  const tools = await findTools({python: options.python, dashboard, cache, ownDatabase: !options.databaseUrl});
  const missing = missingTools(tools);
  if (missing.length > 0) throw new Error(describeMissing(missing, process.platform, cache));
  mkdirSync(layout.root, {recursive: true});
  const due = dueSteps(readMarks(layout.marks), release.commit, {dashboard});
  await installDue({due, release, layout, tools, print});

  print('PostgreSQL …');
  const postgres = options.databaseUrl ? undefined : await startPostgres(tools.postgresql ?? '', cleanup);
  const bin = postgres?.bin ?? ((program: string) => program);
  const databaseUrl = await prepareDatabase({options, due, release, layout, postgres, bin, print});

  const [apiPort = 0, processorPort = 0, dashboardPort = 0] = await freePorts(3);
  const startApi = async (port: number, url: string, env: Record<string, string> = {}) =>
    startService({
      name: 'The API',
      program: flagsmithProgram(layout),
      args: ['start', '--bind', `127.0.0.1:${port}`, '--threads', '4', 'api'],
      cwd: layout.api,
      env: djangoEnv(layout, url, env),
      ready: `http://127.0.0.1:${port}/health/liveness`,
      cleanup,
    });
  print('API and Task Processor …');
  const api = `http://127.0.0.1:${apiPort}`;
  const taskProcessor = `http://127.0.0.1:${processorPort}`;
  const startProcessor = () =>
    startService({
      name: 'The Task Processor',
      program: flagsmithProgram(layout),
      args: ['start', '--bind', `127.0.0.1:${processorPort}`, 'task-processor', '--sleepintervalms', '200'],
      cwd: layout.api,
      env: djangoEnv(layout, databaseUrl, {RUN_BY_PROCESSOR: 'true'}),
      ready: `${taskProcessor}/health/liveness`,
      cleanup,
    });
  await Promise.all([startApi(apiPort, databaseUrl), startProcessor()]);

  print('Demo organisation …');
  const sql = (statement: string): Promise<string> => runSql(bin, databaseUrl, statement);
  const demo = await seed({api, sql});
  if (dashboard) {
    print('Dashboard …');
    const node = tools.node22 ?? 'node';
    await startDashboard({layout, node, port: dashboardPort, api, ownFlagsKey: await seedOwnFlags(api), cleanup});
  }

  let variants = 0;
  const startVariant: RunningPlatform['startVariant'] = async (env, {emptyDatabase = false} = {}): Promise<Variant> => {
    if (emptyDatabase && !postgres) throw new Error('A variant with an empty database needs the private cluster: unset DATABASE_URL.');
    variants += 1;
    const url = emptyDatabase && postgres ? await cloneDatabase(postgres, TEMPLATE, `variant_${variants}`) : databaseUrl;
    const port = await freePort();
    const service = await startApi(port, url, env);
    return {api: `http://127.0.0.1:${port}`, databaseUrl: url, log: service.log, stop: service.stop};
  };
  return {
    release: release.version,
    commit: release.commit,
    api,
    taskProcessor,
    dashboard: dashboard ? `http://127.0.0.1:${dashboardPort}` : undefined,
    databaseUrl,
    demo,
    sql,
    command: (args, env) => runCommand(layout, databaseUrl, args, env),
    startVariant,
    stop: () => cleanup.close(),
  };
}

type Install = {due: Step[]; release: Release; layout: Layout; tools: Tools; print: (line: string) => void};

async function installDue({due, release, layout, tools, print}: Install): Promise<void> {
  const node = tools.node22 ?? 'node';
  const steps: [Step, string, () => Promise<void> | void][] = [
    ['copy', `Copying ${release.version} into the cache`, () => copySource(release, layout)],
    ['packages', 'Installing the Python packages (1 to 2 minutes)', () => installPackages(layout, tools.python ?? 'python3')],
    ['dashboard-packages', 'Installing the packages of the dashboard (1 to 3 minutes)', () => installDashboard(layout, node)],
    ['dashboard-bundle', 'Bundling the dashboard (1 to 5 minutes)', () => bundleDashboard(layout, node)],
  ];
  for (const [step, what, run] of steps) {
    if (!due.includes(step)) continue;
    print(`${what} …`);
    await run();
    writeMark(layout.marks, step, release.commit);
  }
}

type Prepare = Omit<Install, 'tools'> & {options: PlatformOptions; postgres: Postgres | undefined; bin: Postgres['bin']};

/**
 * Restores the dump of this release, or makes it. With a private cluster the empty database stays
 * as a template for variants.
 */
async function prepareDatabase({options, due, release, layout, postgres, bin, print}: Prepare): Promise<string> {
  const url = options.databaseUrl ?? postgres?.urlOf(TEMPLATE) ?? '';
  if (postgres) await runSql(bin, postgres.urlOf('postgres'), `create database ${TEMPLATE}`);
  const target = {url, bin, layout};
  if (!postgres) await mustBeEmpty(target);
  if (!due.includes('database') && existsSync(layout.dump)) {
    print('Restoring the empty database …');
    await restoreDump(target, layout.dump);
  } else {
    if (options.dump) {
      print(`Restoring ${options.dump} …`);
      await restoreDump(target, options.dump);
    } else print('Migrating an empty database, once per release (5 to 10 minutes) …');
    // After a dump this is quick: it only applies what the dump lacks.
    await migrate(target);
    await createCacheTables(target);
    await saveDump(target);
    writeMark(layout.marks, 'database', release.commit);
  }
  return postgres ? cloneDatabase(postgres, TEMPLATE, 'flagsmith') : url;
}
