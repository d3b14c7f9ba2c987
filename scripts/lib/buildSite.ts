/** The production build: Docusaurus, then what has to see all files it wrote. */
import path from 'node:path';

import {compressSite} from './compressSite';
import {dropStaleCache} from './buildCache';
import {compileConfig} from './compileConfig';
import {run} from './run';

/** Parsing makes much short-lived data: with more room for it than Node's 16 MB the collector takes a third of the time. More still costs memory and gains little. */
const NODE_OPTIONS = ['--max-semi-space-size=32'];
/** One heap per thread is the C library's way to be fast; here it kept a fifth of all memory without using it. */
const MALLOC_ARENA_MAX = '2';

/** For hosts that compress what they serve: the copies would only be uploaded for nothing. */
const NO_COMPRESS = '--no-compress';

/** Resolves with an exit code. Takes the options of `docusaurus build`, and --no-compress. */
export async function buildSite(options: string[] = []): Promise<number> {
  const args = options.filter((option) => option !== NO_COMPRESS);
  dropStaleCache();
  const command = [...NODE_OPTIONS, path.resolve('node_modules/.bin/docusaurus'), 'build', '--config', await compileConfig(), ...args];
  const code = await run(process.execPath, command, {NO_UPDATE_NOTIFIER: '1', MALLOC_ARENA_MAX});
  if (code !== 0 || options.includes(NO_COMPRESS)) return code;
  const started = Date.now();
  const {files, before, after} = await compressSite(outDirOf(args));
  console.log(
    `[delivery] ${files} files compressed, ${kilobytes(before)} → ${kilobytes(after)} with Brotli, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return 0;
}

function outDirOf(args: string[]): string {
  const at = args.indexOf('--out-dir');
  return (at >= 0 ? args[at + 1] : undefined) ?? 'build';
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
