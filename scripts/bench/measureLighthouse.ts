/**
 * Lighthouse, mobile, simulated throttling, in a process of its own. The package is in
 * scripts/bench/package.json, with the newer Node.js that it needs.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {findOrInstallBrowser} from '../lib/findBrowser';

const PROGRAM = 'scripts/bench/node_modules/lighthouse/cli/index.js';
const NODE = `scripts/bench/node_modules/node-${process.platform}-${process.arch}/bin/node`;
/**
 * Lighthouse 13 runs on 22.19 and later; where there is no package for the
 * machine, its own has to do.
 */
const LEAST_NODE = 22;
const TIMEOUT_MS = 180_000;

export type Run = {performance: number; accessibility: number; bestPractices: number; seo: number; lcp: number; tbt: number; cls: number};
type Report = {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number; scoreDisplayMode?: string; errorMessage?: string}>;
  runtimeError?: {message: string};
};

export function hasLighthouse(): boolean {
  return existsSync(PROGRAM) && findNode() !== undefined;
}

function findNode(): string | undefined {
  if (existsSync(NODE)) return NODE;
  return Number(process.versions.node.split('.')[0]) >= LEAST_NODE ? process.execPath : undefined;
}

export async function runLighthouse(address: string): Promise<Run> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const output = path.join(folder, 'report.json');
  try {
    await promisify(execFile)(
      findNode() ?? process.execPath,
      [PROGRAM, address, '--quiet', '--output=json', `--output-path=${output}`, '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
      {
        timeout: TIMEOUT_MS,
        env: {...process.env, CHROME_PATH: findOrInstallBrowser()},
      },
    );
    return readRun(JSON.parse(await readFile(output, 'utf8')) as Report, address);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

export function readRun({categories, audits, runtimeError}: Report, address: string): Run {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const score = (name: string) => {
    const value = categories[name]?.score;
    if (typeof value === 'number') return Math.round(value * 100);
    // A category of which an audit broke has no score, which is not a score of nothing.
    const broken = Object.entries(audits).filter(([, {scoreDisplayMode}]) => scoreDisplayMode === 'error');
    const reasons = broken.map(([audit, {errorMessage = ''}]) => `${audit}: ${errorMessage}`).join('; ');
    throw new Error(`Lighthouse gave ${address} no score for ${name}. ${reasons}`);
  };
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(4)),
  };
}
