/** The production build: Docusaurus, then what has to see all files it wrote. */
import {compressSite} from './compressSite';
import {dropStaleCache} from './buildCache';
import {run} from './run';

/** Resolves with an exit code. */
export async function buildSite(args: string[] = []): Promise<number> {
  dropStaleCache();
  const code = await run('npx', ['--no', 'docusaurus', 'build', ...args], {NO_UPDATE_NOTIFIER: '1'});
  if (code !== 0) return code;
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
