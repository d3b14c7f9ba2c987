/** What the run needs on the machine, and the one command that installs what is missing. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {capture} from './capture';

export type Tool = 'postgresql' | 'python' | 'uv' | 'node22';
export type Tools = {postgresql: string | undefined; python: string | undefined; uv: string | undefined; node22: string | undefined};
type Wanted = {python?: string | undefined; dashboard?: boolean | undefined; cache: string; ownDatabase: boolean};

const PYTHONS = ['python3.13', 'python3.12', 'python3.11', 'python3'];
const POSTGRES_HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

export async function findTools({python, dashboard, cache, ownDatabase}: Wanted): Promise<Tools> {
  return {
    postgresql: ownDatabase ? await findPostgres() : ((await findPostgres()) ?? ''),
    python: await findPython(python ? [python] : PYTHONS),
    uv: (await capture('uv', ['--version'])).code === 0 ? 'uv' : undefined,
    node22: dashboard ? await findNode22([process.execPath, path.join(nodeFolder(cache), 'node_modules/.bin/node')]) : '',
  };
}

/** Programs that are missing, in the order in which a person installs them. */
export function missingTools(tools: Tools): Tool[] {
  return (['postgresql', 'python', 'uv', 'node22'] as const).filter((tool) => tools[tool] === undefined);
}

/** One line to paste. Debian and macOS know all packages by name; elsewhere the names are said. */
export function installCommand(missing: Tool[], platform: NodeJS.Platform, cache: string): string {
  const system = missing.flatMap((tool) => (tool === 'postgresql' || tool === 'python' ? [tool] : []));
  const packages =
    platform === 'darwin' ? {postgresql: 'postgresql@16', python: 'python@3.13'} : {postgresql: 'postgresql', python: 'python3'};
  const names = system.map((tool) => packages[tool]);
  const install = platform === 'darwin' ? 'brew install' : 'sudo apt-get install -y';
  return [
    names.length > 0 && `${install} ${names.join(' ')}`,
    missing.includes('uv') && 'python3 -m pip install uv',
    missing.includes('node22') && `npm install --prefix ${nodeFolder(cache)} node@22.18.0`,
  ]
    .filter(Boolean)
    .join(' && ');
}

export function describeMissing(missing: Tool[], platform: NodeJS.Platform, cache: string): string {
  const names = {postgresql: 'PostgreSQL 12 or newer', python: 'Python 3.11 to 3.13', uv: 'uv', node22: 'Node 22 (for the dashboard)'};
  return `Missing: ${missing.map((tool) => names[tool]).join(', ')}. Install with\n\n  ${installCommand(missing, platform, cache)}\n`;
}

export function isSupportedPython(version: string): boolean {
  return /^3\.1[123](\.|$)/.test(version.trim());
}

function nodeFolder(cache: string): string {
  return path.join(cache, 'node');
}

async function findPython(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const {code, output} = await capture(candidate, ['-c', 'import sys; print(sys.version.split()[0]); print(sys.executable)']);
    const [version = '', executable] = output.trim().split('\n');
    if (code === 0 && isSupportedPython(version)) return executable;
  }
  return undefined;
}

/** Folder of initdb, pg_ctl, pg_dump …: Debian keeps them off the PATH. */
async function findPostgres(): Promise<string | undefined> {
  if ((await capture('initdb', ['--version'])).code === 0) return '';
  const folders = POSTGRES_HOMES.filter(existsSync).flatMap((home) => readdirSync(home).map((name) => path.join(home, name, 'bin')));
  return folders
    .sort()
    .reverse()
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

async function findNode22(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    const {code, output} = await capture(candidate, ['--version']);
    if (code === 0 && Number(/^v(\d+)/.exec(output)?.[1]) >= 22) return candidate;
  }
  return undefined;
}
