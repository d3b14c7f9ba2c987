/**
 * `npm run bench`: measures the built site in build/ and writes benchmarks/latest.{md,json,svg}.
 * Nothing is fetched from outside.
 *
 * --peers          also builds the same pages with Starlight, VitePress and Rspress in a scratch
 *                  folder and measures them in the same run
 * --peer=vitepress  the same with one of them
 * --against=folder  also measures another checkout of this site, with its build
 * --build          also measures builds, cold and warm; with --peers those of all of them and of
 *                  stock Docusaurus, in turns
 * --growth=10      only builds a site with ten times the pages and says what grew
 * --plugins        only profiles a cold build and says what each of our plugins costs
 * --runs=5         how many interleaved runs of everything that takes time
 * --only=a,b       of bytes, lighthouse, navigation, search, response, start;
 *                  --only=build for builds alone
 * --out=folder     where the results go
 *
 * Lighthouse and the peers are packages of scripts/bench:
 * `npm install --no-save --prefix scripts/bench` once.
 */
import {existsSync, readdirSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {format, resolveConfig} from 'prettier';

import {measureGrowth} from './bench/growth';
import {type Builder, measureBuilds, OWN_BUILDER} from './bench/measureBuilds';
import {hasLighthouse} from './bench/measureLighthouse';
import {measureSites, PARTS, type Contender} from './bench/measureSites';
import {missingPackages, PEERS, preparePeer, prepareStock} from './bench/peers';
import {readPages} from './bench/peers/pages';
import {measurePluginShares, toText} from './bench/pluginShares';
import {describeMachine, toMarkdown, toSvg} from './bench/report';
import {serveFolder} from './bench/serveFolder';
import {OURS, type Measurement, type Site} from './bench/sites';
import {runMain} from './lib/runMain';

/** A round of all generators takes minutes. */
const BUILD_ROUNDS = 3;
const INSTALL = 'Run `npm install --no-save --prefix scripts/bench` once.';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      peers: {type: 'boolean', default: false},
      peer: {type: 'string', multiple: true, default: []},
      against: {type: 'string'},
      build: {type: 'boolean', default: false},
      growth: {type: 'string'},
      plugins: {type: 'boolean', default: false},
      runs: {type: 'string', default: '5'},
      only: {type: 'string'},
      out: {type: 'string', default: 'benchmarks'},
    },
  });
  if (values.growth) return reportGrowth(Number(values.growth));
  if (values.plugins) return console.log(toText(await measurePluginShares()));
  const runs = Number(values.runs);
  const parts = new Set(values.only?.split(',') ?? PARTS);
  if (!existsSync('build/index.html') && !values.build)
    throw new Error('There is no site in build/. Run `npm run build` first, or add --build.');
  if (parts.has('lighthouse') && !hasLighthouse())
    throw new Error(`Lighthouse is not installed. ${INSTALL} Or leave it out: --only=bytes,navigation,search.`);
  const peers = PEERS.filter(({id}) => values.peers || values.peer.includes(id));
  if (peers.length > 0 && missingPackages().length > 0) throw new Error(`Not installed: ${missingPackages().join(', ')}. ${INSTALL}`);

  const measurements: Measurement[] = [{id: OURS.id, name: OURS.name}];
  const sites = [OURS];
  const builders: Builder[] = values.build ? [OWN_BUILDER] : [];
  let pageCount = 0;
  if (values.against) {
    const before = {id: 'before', name: 'Other checkout'};
    measurements.push(before);
    sites.push({...OURS, ...before, root: path.join(values.against, 'build')});
    if (values.build) builders.push({...OWN_BUILDER, ...before, cwd: path.resolve(values.against)});
  }
  if (peers.length > 0) {
    if (!existsSync('build/index.html')) await measureBuilds([OWN_BUILDER], 1);
    const scratch = path.resolve('scripts/bench/.scratch');
    const pages = readPages('build');
    pageCount = pages.length;
    console.log(`${pageCount} pages for the peers`);
    for (const peer of peers) {
      const {site, builder} = await preparePeer(peer, scratch, pages);
      measurements.push({id: peer.id, name: peer.name});
      sites.push(site);
      builders.push(builder);
    }
    if (values.peers && values.build) {
      for (const stock of await prepareStock(scratch, pages)) {
        measurements.push({id: stock.id, name: stock.name});
        builders.push(stock);
      }
    }
  }
  const builds = await measureBuilds(builders, values.build ? Math.min(runs, BUILD_ROUNDS) : 1);
  for (const measurement of measurements) {
    const build = builds.get(measurement.id);
    if (build) measurement.build = build;
  }
  for (const site of sites) requirePages(site, pageCount);
  const contenders = await Promise.all(
    sites.map(async (site): Promise<Contender> => {
      const measurement = measurements.find(({id}) => id === site.id)!;
      return {site, measurement, ...(await serveFolder(path.resolve(site.root)))};
    }),
  );
  try {
    await measureSites(contenders, parts, runs);
  } finally {
    for (const {close} of contenders) close();
  }
  const info = {
    date: new Date().toISOString().slice(0, 10),
    command: ['npm run bench', ...(process.argv.length > 2 ? ['--', ...process.argv.slice(2)] : [])].join(' '),
    machine: describeMachine(),
    runs,
  };
  await mkdir(values.out, {recursive: true});
  await writeFile(path.join(values.out, 'latest.json'), `${JSON.stringify({...info, measurements}, null, 2)}\n`);
  // As the formatter of `npm test` would write it, since it is kept.
  const markdown = await format(toMarkdown(info, measurements), {...(await resolveConfig('README.md')), parser: 'markdown'});
  await writeFile(path.join(values.out, 'latest.md'), markdown);
  await writeFile(path.join(values.out, 'latest.svg'), toSvg(info, measurements));
  console.log(`\n${markdown}`);
}

/** Astro has left out pages without an error; figures of such a site compare with nothing. */
function requirePages({name, root}: Site, count: number): void {
  const built = existsSync(root) ? readdirSync(root, {recursive: true}).filter((file) => String(file).endsWith('.html')).length : 0;
  if (built < count) throw new Error(`${name} has built ${built} of ${count} pages in ${root}. Run the benchmark again.`);
}

async function reportGrowth(times: number): Promise<void> {
  if (!Number.isInteger(times) || times < 2) throw new Error('--growth needs a whole number of at least 2: how many times the pages.');
  for (const factor of [1, times]) {
    console.log(`building with ${factor} × the pages…`);
    const {pages, build, mainScript, versionData, html, searchData} = await measureGrowth(
      factor,
      path.join(tmpdir(), 'flagsmith-docs-growth'),
    );
    const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
    console.log(
      `${pages} pages: ${build.seconds.toFixed(1)} s, ${build.peakMegabytes} MB; brotli: main script and runtime ${kilobytes(mainScript)}, version data ${kilobytes(versionData)}, HTML of /quickstart ${kilobytes(html)}, search data ${kilobytes(searchData)}`,
    );
  }
}

runMain(main);
