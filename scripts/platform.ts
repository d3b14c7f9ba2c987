/**
 * `npm run platform -- --source <checkout>`: the real platform with a demo organisation, until
 * Ctrl+C. guide/statements.md has the details.
 */
import {writeFileSync} from 'node:fs';

import {runMain} from './lib/runMain';
import {Cleanup, stopOnSignal} from './platform/cleanup';
import {HELP, parseOptions} from './platform/options';
import {startPlatform} from './platform/startPlatform';
import type {RunningPlatform} from './platform/types';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) return console.log(HELP);
  const {options, json} = parseOptions(args, process.env);
  const started = Date.now();
  const cleanup = new Cleanup();
  stopOnSignal(cleanup);
  const platform = await startPlatform({...options, print: (line) => console.log(`${seconds(started)} ${line}`)}, cleanup);
  if (json) writeFileSync(json, `${JSON.stringify(describe(platform), null, 2)}\n`);
  console.log(`${seconds(started)} Ready.\n\n${table(platform)}\n\nCtrl+C ends it all.`);
}

function describe({release, commit, api, taskProcessor, dashboard, databaseUrl, demo}: RunningPlatform): object {
  return {release, commit, api, taskProcessor, dashboard, databaseUrl, demo};
}

function table({release, api, taskProcessor, dashboard, databaseUrl, demo}: RunningPlatform): string {
  const {production, development} = demo.shop;
  const rows = {
    Release: release,
    API: `${api}/api/v1/`,
    'Task Processor': taskProcessor,
    ...(dashboard && {Dashboard: dashboard}),
    'Django Admin': `${api}/admin/`,
    Database: databaseUrl,
    'Sign in': `${demo.email}  ${demo.password}`,
    Token: demo.token,
    'Organisation API key': demo.organisationKey,
    'Production, client key': production.key,
    'Production, server key': production.serverKey,
    'Development, client key': development.key,
    'Development, server key': development.serverKey,
  };
  return Object.entries(rows)
    .map(([name, value]) => `${name.padEnd(24)} ${value}`)
    .join('\n');
}

function seconds(since: number): string {
  return `[${String(Math.round((Date.now() - since) / 1000)).padStart(3)} s]`;
}

runMain(main);
