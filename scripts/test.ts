/**
 * `npm test`: types, lint, format, spelling, unit tests, the production build, the tests over it (content, browser, accessibility, bytes) and the code
 * samples. Every step runs even when an earlier one failed; the last line counts all tests as `N passed, N failed`.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';

import {findOrInstallBrowser} from './lib/findBrowser';

type Count = {passed: number; failed: number};
type Step = {name: string; command: string[]; report?: string; count?: (file: string) => Count; needs?: Step[]};
type Result = Count & {name: string; seconds: number};

const RESULTS = 'test-results';
const vitest = (name: string, ...args: string[]): Step => {
  const report = `${RESULTS}/${name}.json`;
  return {
    name,
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    report,
    count: countVitest,
  };
};

const STATIC: Step[] = [
  {name: 'types', command: ['tsx', 'scripts/typecheck.ts']},
  {name: 'lint', command: ['eslint', '.', '--max-warnings', '0']},
  {name: 'unused', command: ['knip', '--treat-config-hints-as-errors']},
  {name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.']},
  {name: 'spelling', command: ['cspell', '--no-progress', '--no-summary', 'docs/**/*.mdx', '*.md', 'decisions/*.md']},
];
const BUILD: Step = {name: 'build', command: ['tsx', 'scripts/build.ts']};
/** Content tests run generated samples too, so what samples import is installed before both. */
const SAMPLE_PACKAGES: Step = {name: 'packages of the samples', command: ['tsx', 'samples/install.ts']};
const CONTENT: Step = {...vitest('content', '--project', 'content'), needs: [SAMPLE_PACKAGES, BUILD]};
/** Needs nothing, but in the place of the longer steps that wait for packages it would hold them up. */
const UNIT: Step = {...vitest('unit', '--project', 'unit', '--project', 'dom'), needs: [SAMPLE_PACKAGES]};
const SAMPLES: Step = {
  name: 'samples',
  command: ['tsx', 'samples/run.ts', '--report', `${RESULTS}/samples.json`],
  report: `${RESULTS}/samples.json`,
  count: countPlain,
  needs: [SAMPLE_PACKAGES],
};
/** Uses both cores by itself, so it begins when no more than a short step is left beside it. */
const BROWSER: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: `${RESULTS}/e2e.json`,
  count: countPlaywright,
  needs: [BUILD, SAMPLES, CONTENT],
};

async function main(): Promise<void> {
  const browser = findOrInstallBrowser();
  process.env['CHROME_PATH'] = browser;
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS, {recursive: true});
  // Two cores, two steps at a time, the long ones first.
  summarize(await runTwoAtATime([SAMPLE_PACKAGES, BUILD, SAMPLES, CONTENT, UNIT, ...STATIC, BROWSER]));
}

/** In the given order; a step begins when those it needs are done. Tests over the built site are left out when there is none. */
async function runTwoAtATime(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  const running = new Map<Step, Promise<void>>();
  /** Run or left out. */
  const ended = new Set<Step>();
  const waiting = [...steps];
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({needs = []}) => needs.every((step) => ended.has(step)));
    if (running.size >= 2 || next < 0) {
      await Promise.race(running.values());
      continue;
    }
    const [step] = waiting.splice(next, 1) as [Step];
    if (step.needs?.includes(BUILD) && !isBuilt(results)) {
      ended.add(step);
      continue;
    }
    const done = runStep(step).then((result) => {
      running.delete(step);
      ended.add(step);
      results.push(result);
    });
    running.set(step, done);
  }
  return results;
}

function isBuilt(results: Result[]): boolean {
  return results.some(({name, failed}) => name === BUILD.name && failed === 0);
}

function runStep({name, command, report, count}: Step): Promise<Result> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn('npx', ['--no', '--', ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0'},
    });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('close', (code) => {
      const counted = report && count && existsSync(report) ? count(report) : {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
      // A runner that fails without a failed test (a crash, a missing file) must not look green.
      const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
      const result = {name, passed: counted.passed, failed, seconds: Math.round((Date.now() - started) / 1000)};
      console.log(`\n── ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${result.seconds} s)`);
      console.log(printable(Buffer.concat(output).toString(), failed > 0));
      resolve(result);
    });
  });
}

/** All of a failed step, the end of a good one. */
function printable(output: string, failed: boolean): string {
  const lines = output.split('\n').filter((line) => !/^npm warn/.test(line));
  return (failed ? lines.filter((line) => !/^\s*(✓|✔|ok)\s/.test(line)).slice(-400) : lines.slice(-25)).join('\n').trim();
}

function countVitest(file: string): Count {
  const {numPassedTests, numFailedTests, numFailedTestSuites} = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  return {passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, numFailedTestSuites ? 1 : 0)};
}

function countPlaywright(file: string): Count {
  const {stats} = JSON.parse(readFileSync(file, 'utf8')) as {stats: {expected: number; unexpected: number; flaky: number}};
  return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
}

function countPlain(file: string): Count {
  const {passed, failed} = JSON.parse(readFileSync(file, 'utf8')) as Count;
  return {passed, failed};
}

function summarize(results: Result[]): void {
  console.log('\n── Summary');
  for (const {name, passed, failed, seconds} of results)
    console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
