/**
 * Lighthouse, mobile, simulated throttling, in a process of its own. The package is in
 * scripts/bench/package.json, with the newer Node.js that it needs.
 */
import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {promisify} from 'node:util';

import {findOrInstallBrowser} from '../lib/findBrowser';

const PROGRAM = 'scripts/bench/node_modules/lighthouse/cli/index.js';
const OWN_NODE = `scripts/bench/node_modules/node-${process.platform}-${process.arch}/bin/node`;
const NODE = existsSync(OWN_NODE) ? OWN_NODE : process.execPath;
const TIMEOUT_MS = 180_000;
const CATEGORIES = {performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO'};
const TIMES = {'largest-contentful-paint': 'LCP, ms', 'total-blocking-time': 'TBT, ms', 'cumulative-layout-shift': 'CLS'};

type Report = {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
  runtimeError?: {message: string};
};

export const hasLighthouse = (): boolean => existsSync(PROGRAM);

export async function runLighthouse(page: string, address: string): Promise<Record<string, number>> {
  const {stdout} = await promisify(execFile)(
    NODE,
    [PROGRAM, address, '--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
    {timeout: TIMEOUT_MS, maxBuffer: 50_000_000, env: {...process.env, CHROME_PATH: findOrInstallBrowser()}},
  );
  return readReport(page, address, JSON.parse(stdout) as Report);
}

export function readReport(page: string, address: string, {categories, audits, runtimeError}: Report): Record<string, number> {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const scores = Object.entries(CATEGORIES).map(([id, name]) => {
    const score = categories[id]?.score;
    // A category of which an audit broke has no score, which is not a score of nothing.
    if (typeof score !== 'number') throw new Error(`Lighthouse gave ${address} no score for ${name}.`);
    return [`Lighthouse ${page}: ${name}`, Math.round(score * 100)];
  });
  const times = Object.entries(TIMES).map(([id, name]) => [`Lighthouse ${page}: ${name}`, audits[id]?.numericValue ?? NaN]);
  return Object.fromEntries([...scores, ...times]) as Record<string, number>;
}
