/**
 * `npm run bench -- --plugins`: what each of our plugins costs a cold build, from processor
 * profiles of all its JavaScript threads. A sample belongs to the plugin whose code is innermost on
 * the stack, so the libraries that a plugin calls count as the plugin. The bundler's own (native)
 * threads are not in profiles.
 */
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {OWN_BUILDER} from './measureBuilds';
import {measureBuild} from './measureBuild';

type Frame = {functionName: string; url: string};
type Profile = {nodes: {id: number; callFrame: Frame; children?: number[]}[]; samples: number[]; timeDeltas: number[]};
export type Shares = {wallSeconds: number; busy: number; mainBusy: number; plugins: {name: string; main: number; other: number}[]};

const SAMPLE_MICROSECONDS = 2000;
const NOT_BUSY = new Set(['(idle)', '(program)']);

export async function measurePluginShares(): Promise<Shares> {
  const folder = await mkdtemp(path.join(tmpdir(), 'profiles-'));
  for (const place of OWN_BUILDER.clean) await rm(place, {recursive: true, force: true});
  const profiling = ['--cpu-prof', `--cpu-prof-interval=${SAMPLE_MICROSECONDS}`, `--cpu-prof-dir=${folder}`];
  // Not the compiled configuration that `npm run build` uses: in its one file a profile
  // could not tell plugins apart.
  const {seconds} = await measureBuild([process.execPath, ...profiling, 'node_modules/.bin/docusaurus', 'build'], process.cwd());
  const shares: Shares = {wallSeconds: seconds, busy: 0, mainBusy: 0, plugins: []};
  const totals = new Map<string, {main: number; other: number}>();
  for (const file of await readdir(folder)) {
    // CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile; the first thread is 0.
    const isMain = file.split('.')[4] === '0';
    const profile = JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Profile;
    const {busy, byPlugin} = readProfile(profile);
    shares.busy += busy;
    if (isMain) shares.mainBusy += busy;
    for (const [name, time] of byPlugin) {
      const total = totals.get(name) ?? {main: 0, other: 0};
      total[isMain ? 'main' : 'other'] += time;
      totals.set(name, total);
    }
  }
  await rm(folder, {recursive: true, force: true});
  shares.plugins = [...totals].map(([name, total]) => ({name, ...total})).sort((a, b) => b.main + b.other - a.main - a.other);
  return shares;
}

/** Seconds. */
export function readProfile({nodes, samples, timeDeltas}: Profile): {busy: number; byPlugin: Map<string, number>} {
  const frames = new Map(nodes.map(({id, callFrame}) => [id, callFrame]));
  const parents = new Map(nodes.flatMap(({id, children = []}) => children.map((child) => [child, id] as const)));
  const owners = new Map<number, string | undefined>();
  const ownerOf = (id: number): string | undefined => {
    if (owners.has(id)) return owners.get(id);
    const parent = parents.get(id);
    const owner = pluginOf(frames.get(id)?.url ?? '') ?? (parent === undefined ? undefined : ownerOf(parent));
    owners.set(id, owner);
    return owner;
  };
  let busy = 0;
  const byPlugin = new Map<string, number>();
  samples.forEach((id, at) => {
    if (NOT_BUSY.has(frames.get(id)?.functionName ?? '')) return;
    const seconds = (timeDeltas[at] ?? 0) / 1e6;
    busy += seconds;
    const owner = ownerOf(id);
    if (owner) byPlugin.set(owner, (byPlugin.get(owner) ?? 0) + seconds);
  });
  return {busy, byPlugin};
}

function pluginOf(url: string): string | undefined {
  // A module that was compiled for a thread of its own carries the plugin in its name
  // (plugins/shared/onOtherThread.ts).
  const thread = /\.cache\/threads\/([a-z-]+)\./.exec(url)?.[1];
  return thread ?? (url.includes('node_modules') ? undefined : /\/plugins\/([a-z-]+)\//.exec(url)?.[1]);
}

export function toText({wallSeconds, busy, mainBusy, plugins}: Shares): string {
  const percent = (seconds: number, of: number) => `${((seconds / of) * 100).toFixed(1)} %`;
  const rows = plugins.map(
    ({name, main, other}) =>
      `| ${name} | ${main.toFixed(2)} | ${other.toFixed(2)} | ${percent(main + other, busy)} | ${percent(main, mainBusy)} |`,
  );
  const sum = (key: 'main' | 'other') => plugins.reduce((total, plugin) => total + plugin[key], 0);
  return [
    `Cold build of ${wallSeconds.toFixed(1)} s under the profiler; JavaScript was busy for ${busy.toFixed(1)} s, ${mainBusy.toFixed(1)} s of them on the main thread.`,
    '',
    '| plugin | main thread, s | own threads, s | of all JavaScript | of the main thread |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    `| all of ours | ${sum('main').toFixed(2)} | ${sum('other').toFixed(2)} | ${percent(sum('main') + sum('other'), busy)} | ${percent(sum('main'), mainBusy)} |`,
  ].join('\n');
}
