/**
 * `npm run bench`: measures the built site in build/ and writes benchmarks/latest.{md,json}.
 * Nothing is fetched from outside.
 *
 * --peers          also builds the same pages with Starlight, VitePress, Rspress and stock
 *                  Docusaurus in a scratch folder and measures them in the same run
 * --peer=vitepress  the same with one of them
 * --against=folder  also measures another checkout of this site, with its build
 * --build          also measures cold builds of all of them, in turns
 * --runs=5         how many interleaved runs of everything that takes time
 * --only=a,b       of bytes, lighthouse, navigation, search, start; --only=build for builds alone
 * --out=folder     where the results go
 * --growth=10      only builds ten times the pages, and prints what grew from build/
 *
 * Lighthouse and the peers are packages of scripts/bench:
 * `npm install --no-save --prefix scripts/bench` once.
 */
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium} from '@playwright/test';
import {format, resolveConfig} from 'prettier';

import {measureBuild, OWN_BUILDER} from './bench/builds';
import {measureGrowth, weigh} from './bench/growth';
import {hasLighthouse, runLighthouse} from './bench/lighthouse';
import {PEERS, preparePeer, readPages} from './bench/peers';
import {serveFolder} from './bench/serveFolder';
import {OURS, PAGES, type Site} from './bench/sites';
import {measureBytes, measureNavigation, measureSearch, measureStart, WAYS} from './bench/visits';
import {BROWSER_ARGS, findOrInstallBrowser} from './lib/findBrowser';
import {runMain} from './lib/runMain';

/** A round of all generators takes minutes. */
const BUILD_ROUNDS = 3;
const INSTALL = 'Run `npm install --no-save --prefix scripts/bench` once.';

/** What was measured, by name and site, in the order of the first run. */
const figures = new Map<string, Map<string, number[]>>();

function keep(site: Site, values: Record<string, number>): void {
  for (const [name, value] of Object.entries(values)) {
    const sites = figures.get(name) ?? new Map<string, number[]>();
    figures.set(name, sites.set(site.name, [...(sites.get(site.name) ?? []), value]));
  }
}

/** A run that fails is reported and missing from the median; it does not cost the others. */
async function attempt(site: Site, measure: () => Promise<Record<string, number>>): Promise<void> {
  try {
    keep(site, await measure());
  } catch (error) {
    console.warn(`  ${site.name}: ${(error as Error).message.split('\n')[0]}`);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      peers: {type: 'boolean', default: false},
      peer: {type: 'string', multiple: true, default: []},
      against: {type: 'string'},
      build: {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
      only: {type: 'string', default: 'bytes,lighthouse,navigation,search,start'},
      out: {type: 'string', default: 'benchmarks'},
      growth: {type: 'string'},
    },
  });
  const runs = Number(values.runs);
  const parts = new Set(values.only.split(','));
  if (!existsSync('build/index.html')) throw new Error('There is no site in build/. Run `npm run build` first.');
  if (values.growth) return reportGrowth(Number(values.growth));
  if (parts.has('lighthouse') && !hasLighthouse())
    throw new Error(`Lighthouse is not installed. ${INSTALL} Or leave it out: --only=bytes,navigation,search.`);

  const sites = [OURS];
  if (values.against) {
    const cwd = path.resolve(values.against);
    sites.push({...OURS, name: 'Other checkout', root: path.join(cwd, 'build'), builder: {...OWN_BUILDER, cwd}});
  }
  const pages = readPages('build');
  for (const peer of PEERS.filter(({id}) => values.peers || values.peer.includes(id))) {
    console.log(`building ${pages.length} pages with ${peer.name}`);
    const site = await preparePeer(peer, path.resolve('scripts/bench/.scratch'), pages);
    await measureBuild(site.builder);
    // Astro has left out pages without an error; figures of such a site compare with nothing.
    const built = readdirSync(site.root, {recursive: true}).filter((file) => String(file).endsWith('.html')).length;
    if (built < pages.length) throw new Error(`${peer.name} has built ${built} of ${pages.length} pages. Run the benchmark again.`);
    sites.push(site);
  }
  for (let round = 1; values.build && round <= Math.min(runs, BUILD_ROUNDS); round += 1)
    for (const site of sites) await attempt(site, () => measureBuild(site.builder));
  await measureSites(sites, parts, runs);
  await writeReport(values.out, runs);
}

/**
 * Runs are interleaved over sites and pages, so that a busy minute of the machine affects all of
 * them alike.
 */
async function measureSites(sites: Site[], parts: Set<string>, runs: number): Promise<void> {
  const browser = await chromium.launch({executablePath: findOrInstallBrowser(), args: BROWSER_ARGS});
  const served = await Promise.all(sites.map(async (site) => ({site, ...(await serveFolder(site.root))})));
  for (let run = 1; run <= runs; run += 1) {
    console.log(`run ${run} of ${runs}`);
    for (const {site, url} of served) {
      for (const [page, route] of Object.entries(PAGES)) {
        if (parts.has('bytes') && run === 1) await attempt(site, () => measureBytes(browser, page, url + route));
        if (parts.has('lighthouse') && page !== 'largest page') await attempt(site, () => runLighthouse(page, url + route));
        if (parts.has('start') && site.startsLate) await attempt(site, () => measureStart(browser, page, url + route));
      }
      for (const way of parts.has('navigation') ? WAYS : []) await attempt(site, () => measureNavigation(browser, url, way));
      const {search} = site;
      if (parts.has('search') && search) await attempt(site, () => measureSearch(browser, url, search));
    }
  }
  await browser.close();
  for (const {close} of served) close();
}

async function reportGrowth(times: number): Promise<void> {
  if (!Number.isInteger(times) || times < 2) throw new Error('--growth is how many times the pages: a whole number from 2 on.');
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'growth-'));
  const today: Record<string, number> = weigh('build');
  const grown = await measureGrowth(times, scratch);
  for (const [name, value] of Object.entries(grown)) console.log(`${name}: ${today[name]?.toFixed(1) ?? '–'} → ${value.toFixed(1)}`);
  await rm(scratch, {recursive: true});
}

async function writeReport(out: string, runs: number): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const command = ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' ');
  const machine = `${os.cpus().length} × ${os.cpus()[0]?.model.trim() ?? 'CPU'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.type()}, Node ${process.versions.node}, load ${os.loadavg()[0]?.toFixed(1)}`;
  const rows = [...figures].flatMap(([name, sites]) => [...sites].map(([site, values]) => `| ${name} | ${site} | ${spread(values)} |`));
  const text = [
    `Measured on ${date} with \`${command}\` on ${machine}. Figures are medians of interleaved runs (${runs}, builds at most three) with the smallest and the largest; compare sites within a figure only.`,
    ['| figure | site | median (range) |', '| --- | --- | --- |', ...rows].join('\n'),
  ].join('\n\n');
  await mkdir(out, {recursive: true});
  const data = Object.fromEntries([...figures].map(([name, sites]) => [name, Object.fromEntries(sites)]));
  await writeFile(path.join(out, 'latest.json'), `${JSON.stringify({date, command, machine, runs, figures: data}, null, 2)}\n`);
  // As the formatter of `npm test` would write it, since it is kept.
  const markdown = await format(text, {...(await resolveConfig('README.md')), parser: 'markdown'});
  await writeFile(path.join(out, 'latest.md'), markdown);
  console.log(`\n${markdown}`);
}

function spread(values: number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (position: number) => Number((sorted[position] ?? NaN).toFixed(sorted.every((value) => value < 100) ? 1 : 0));
  return `${at(Math.floor((sorted.length - 1) / 2))} (${at(0)}–${at(sorted.length - 1)})`;
}

runMain(main);
