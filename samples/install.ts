/**
 * Installs what samples import, before the tests that run them.
 *
 *   npx tsx samples/install.ts          the npm packages, which content tests need as well
 *   npx tsx samples/install.ts --all    also the libraries of Python, Java, Kotlin, Go and Rust, where their tools are
 *
 * The runner would do the same on its first run, but with limits on the whole time, which a slow machine or registry may pass. Here a step
 * ends only after ten minutes without a word from it.
 */
import {spawn} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {once} from './runner/cache';
import {installNodePackages} from './runner/packages';
import {cacheDir, samplesDir} from './runner/paths';
import {findProgram} from './runner/process';

const SILENCE_MS = 10 * 60_000;

async function main(): Promise<void> {
  await installNodePackages();
  if (!process.argv.includes('--all')) return;
  for (const step of [installPython, () => fetchFromMaven('java'), () => fetchFromMaven('kotlin'), fetchForGo, fetchForRust]) await step();
}

/** Under the name that samples/runner/languages/python.ts looks for, so that it finds its work done. */
async function installPython(): Promise<void> {
  const system = await findProgram(['python3', 'python']);
  const requirements = path.join(samplesDir, 'python/requirements.txt');
  const environment = path.join(cacheDir, 'python');
  const interpreter = path.join(environment, 'bin/python');
  if (!system) return;
  await once(
    'python',
    [requirements],
    async () => {
      await run(system, ['-m', 'venv', '--clear', environment]);
      await run(interpreter, ['-m', 'pip', 'install', '--disable-pip-version-check', '--requirement', requirements]);
    },
    () => existsSync(interpreter),
  );
}

/** Into Maven's own cache, from which the runner resolves its class path. */
async function fetchFromMaven(folder: string): Promise<void> {
  const project = path.join(samplesDir, folder, 'pom.xml');
  if (!(await findProgram(['mvn']))) return;
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';
  const list = path.join(cacheDir, `${folder}-fetched.txt`);
  await once(`${folder}-fetched`, [project], () => run('mvn', ['-B', '-f', project, goal, `-Dmdep.outputFile=${list}`]));
}

async function fetchForGo(): Promise<void> {
  const folder = path.join(samplesDir, 'go');
  if (!(await findProgram(['go'], ['version']))) return;
  await once('go-fetched', [path.join(folder, 'go.sum')], () => run('go', ['mod', 'download', '-x'], folder));
}

/** Cargo wants a program before it fetches its libraries. */
async function fetchForRust(): Promise<void> {
  if (!(await findProgram(['cargo']))) return;
  const folder = path.join(cacheDir, 'rust-fetched');
  const pins = ['Cargo.toml', 'Cargo.lock'].map((file) => path.join(samplesDir, 'rust', file));
  await once('rust-fetched', pins, async () => {
    mkdirSync(path.join(folder, 'src'), {recursive: true});
    for (const file of pins) copyFileSync(file, path.join(folder, path.basename(file)));
    writeFileSync(path.join(folder, 'src/main.rs'), 'fn main() {}\n');
    await run('cargo', ['fetch', '--locked'], folder);
  });
}

/** Ends with an error when the program fails, or after a long silence. */
function run(command: string, args: string[], cwd = samplesDir): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {cwd, stdio: ['ignore', 'pipe', 'pipe']});
    let end = '';
    const stop = (): void => void child.kill('SIGKILL');
    let timer = setTimeout(stop, SILENCE_MS);
    const hear = (chunk: Buffer): void => {
      clearTimeout(timer);
      timer = setTimeout(stop, SILENCE_MS);
      end = (end + chunk.toString('utf8')).slice(-2000);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      const why = signal ? `said nothing for ${SILENCE_MS / 60_000} minutes` : `ended with code ${code}`;
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.slice(0, 3).join(' ')} ${why}:\n${end}`));
    });
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
