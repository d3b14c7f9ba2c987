/**
 * `npm run conformance -- --source <checkout>`: runs the platform and every check of
 * `conformance/` against it, and writes `data/conformance.json` and `conformance/REPORT.md`. Exit
 * code 1 when a statement is false.
 *
 *   --only rest            an area, a page, a file or the id of a check; may be given several times
 *   --stale                those that were never run, are stale or were false the last time
 *   --list                 lists the checks and runs nothing; with --stale, any is exit code 1
 *   --dashboard            also runs the checks of the dashboard; without it
 *                          they keep their last result
 */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {NotCheckableError} from '../conformance/types';
import {readRelease as readDocumented} from '../plugins/shared/readFacts';
import {readResults, writeResults, type Entry, type Results} from '../plugins/shared/record/entries';
import {collectChecks, entryOf, type Collected} from './conformance/collect';
import {openContexts} from './conformance/context';
import {openDashboard, type Dashboard} from './conformance/dashboard';
import {formatReport, summarise} from './conformance/report';
import {judgeAll, mergeResults, resultsOf} from './conformance/results';
import {runCheck} from './conformance/runCheck';
import {runMain} from './lib/runMain';
import {Cleanup, stopOnSignal} from './platform/cleanup';
import {OPTIONS, toPlatformOptions} from './platform/options';
import {readRelease} from './platform/release';
import {startPlatform} from './platform/startPlatform';
import type {PlatformOptions} from './platform/types';

const FLAGS = {list: {type: 'boolean', default: false}, stale: {type: 'boolean', default: false}} as const;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {...OPTIONS, only: {type: 'string', multiple: true}, ...FLAGS}});
  const all = await collectChecks();
  const recorded = values.list
    ? resultsOf(readDocumented('.').version, readResults())
    : await recordedFor(toPlatformOptions(values, process.env));
  const verdicts = new Map(judgeAll(recorded, all).map((verdict) => [verdict.id, verdict]));
  const chosen = all
    .filter((check) => matches(check, values.only ?? []) && !(values.stale && verdicts.get(check.id)?.state === 'good'))
    .filter(({kind}) => kind !== 'dashboard' || values.dashboard || values.list);
  if (chosen.length === 0 && values.stale) return console.log('No check is stale.');
  if (chosen.length === 0) throw new Error(`No check matches ${values.only?.join(', ')}. npm run conformance -- --list shows all.`);
  if (values.list) {
    console.log(chosen.map(({id, kind, page}) => `${id}  (${kind}, ${page})  ${verdicts.get(id)?.message ?? ''}`.trimEnd()).join('\n'));
    if (values.stale) process.exitCode = 1;
    return;
  }
  const cleanup = new Cleanup();
  stopOnSignal(cleanup);
  try {
    const platform = await startPlatform({...toPlatformOptions(values, process.env), print: console.log}, cleanup);
    const contexts = openContexts(platform, cleanup);
    let opened: Promise<Dashboard> | undefined;
    const tools = {contexts, dashboard: () => (opened ??= openDashboard(platform, cleanup))};
    // A dashboard that does not open makes no statement false: the run ends here.
    if (chosen.some(({kind}) => kind === 'dashboard')) await tools.dashboard();
    const fresh: Results = {release: platform.release, commit: platform.commit, checks: []};
    // Added last, so that an interruption keeps what was run before anything else ends.
    cleanup.add('the run', () => save(fresh, new Set(all.map(({id}) => id))));
    for (const collected of chosen) {
      const result = await judge(collected, tools);
      // Interrupted: what fails now says nothing about its statement.
      if (cleanup.isClosing) break;
      if (result) fresh.checks.push(report(result));
    }
    if (fresh.checks.some(({result}) => result === 'false')) process.exitCode = 1;
  } finally {
    await cleanup.close();
  }
}

function save(fresh: Results, ids: Set<string>): void {
  const results = mergeResults(resultsOf(fresh.release, readResults()), fresh, ids);
  writeResults(results);
  writeFileSync('conformance/REPORT.md', formatReport(results));
  console.log(`\nThis run: ${summarise(fresh)}.\nAll: ${summarise(results)}. See conformance/REPORT.md.`);
}

/** Results of the release that is to run. */
async function recordedFor({source}: PlatformOptions): Promise<Results | undefined> {
  const {version} = await readRelease(source);
  const recorded = readResults();
  if (recorded && recorded.release !== version)
    console.log(`data/conformance.json is of ${recorded.release}: this run begins a new one for ${version}. Add --dashboard.`);
  return resultsOf(version, recorded);
}

async function judge(collected: Collected, tools: Parameters<typeof runCheck>[1]): Promise<Entry | undefined> {
  const {id, check} = collected;
  const base = entryOf(collected, new Date().toISOString().slice(0, 10));
  if (!base) {
    console.log(`FALSE ${id}\n      its page no longer says this. Run \`npm test\`, which says what to do.`);
    process.exitCode = 1;
    return undefined;
  }
  if ('notCheckable' in check) return {...base, result: 'not-checkable', detail: check.notCheckable};
  try {
    await runCheck(collected, tools);
    return {...base, result: 'true'};
  } catch (error) {
    if (error instanceof NotCheckableError) return {...base, result: 'not-checkable', detail: error.message};
    return {...base, result: 'false', detail: error instanceof Error ? error.message.slice(0, 600) : String(error)};
  }
}

function report(result: Entry): Entry {
  const marks = {true: 'true ', false: 'FALSE', 'not-checkable': '  –  '};
  console.log(`${marks[result.result]} ${result.id}${result.result === 'false' ? `\n      ${result.detail}` : ''}`);
  return result;
}

/** Area or file (`rest`, `rest/errors`), page (`clients/rest`) or id. */
function matches({id, page}: Collected, only: string[]): boolean {
  return only.length === 0 || only.some((text) => id === text || id.startsWith(`${text}/`) || page === text || page.startsWith(`${text}/`));
}

runMain(main);
