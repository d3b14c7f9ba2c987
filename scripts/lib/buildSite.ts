/** The production build: Docusaurus, then what has to see all files it wrote. */
import {rmSync} from 'node:fs';
import path from 'node:path';

import {readEnv} from '../../config/env';
import {publishedFolder} from '../../plugins/shared/publishedFolder';
import {compressSite} from './compressSite';
import {dropStaleCache} from './buildCache';
import {fullDisk, unreadableSite} from './buildProblems';
import {compileConfig} from './compileConfig';
import {lockBuild} from './lock';
import {run} from './run';

/**
 * Parsing makes much short-lived data: with more room for it than Node's 16 MB the collector takes
 * a third of the time. More still costs memory and gains little.
 */
const NODE_OPTIONS = ['--max-semi-space-size=32'];
/**
 * One heap per thread is the C library's way to be fast; here it kept a fifth of
 * all memory without using it.
 */
const MALLOC_ARENA_MAX = '2';

/** For hosts that compress what they serve: the copies would only be uploaded for nothing. */
const NO_COMPRESS = '--no-compress';

/** Resolves with an exit code. Takes the options of `docusaurus build`, and --no-compress. */
export async function buildSite(options: string[] = []): Promise<number> {
  const release = lockBuild();
  try {
    return await build(options);
  } finally {
    release();
  }
}

async function build(options: string[]): Promise<number> {
  const args = options.filter((option) => option !== NO_COMPRESS);
  dropStaleCache(readEnv());
  const outDir = outDirOf(args);
  const command = [
    ...NODE_OPTIONS,
    path.resolve('node_modules/.bin/docusaurus'),
    'build',
    '--config',
    await compileConfig(),
    ...args,
    '--out-dir',
    outDir,
  ];
  const code = await run(process.execPath, command, {NO_UPDATE_NOTIFIER: '1', MALLOC_ARENA_MAX});
  const problem = code === 0 ? unreadableSite(outDir) : fullDisk(path.resolve('.'));
  if (problem) console.error(problem);
  if (code !== 0 || options.includes(NO_COMPRESS)) return code;
  const started = Date.now();
  const {files, before, after} = await compressSite(publishedFolder(path.resolve(outDir), readEnv().baseUrl));
  console.log(
    `[delivery] ${files} files compressed, ${kilobytes(before)} → ${kilobytes(after)} with Brotli, in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return 0;
}

/**
 * A site at `/docs/` is built into build/docs, so that build/ can be published as it is
 * (plugins/shared/publishedFolder.ts).
 */
function outDirOf(args: string[]): string {
  const at = args.indexOf('--out-dir');
  const given = at >= 0 ? args.splice(at, 2)[1] : undefined;
  if (given) return given;
  const {baseUrl} = readEnv();
  // Docusaurus empties the folder it writes to, not the one above.
  if (baseUrl !== '/') rmSync('build', {recursive: true, force: true});
  return `build${baseUrl.replace(/\/$/, '')}`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}
