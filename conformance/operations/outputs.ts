/**
 * Outputs that pages show: the command above each of them, run against the platform, prints just
 * that.
 */
import {mkdtemp} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {startNginx} from '../../scripts/conformance/nginx';
import {codeAbove} from '../../scripts/conformance/printedFence';
import {runSample} from '../../scripts/conformance/runSample';
import {checksFor, type Context} from '../types';

const RESET_LINK = /(\/password-reset\/confirm\/)\S+/g;

function mustPrint(statement: string, output: string): void {
  const printed = output.replaceAll('\r', '').trim();
  if (printed !== statement) throw new Error(`printed\n${printed}\ninstead of\n${statement}`);
}

/** Runs the block above an output, with the addresses and keys of the demo. */
async function runAbove(page: string, id: string, replace: Record<string, string>): Promise<string> {
  const code = codeAbove(page, `check:operations/outputs/${id}`, 'bash');
  const {output} = await runSample(Object.entries(replace).reduce((text, [from, to]) => text.replaceAll(from, to), code));
  return output;
}

type Database = {databaseUrl: string; output: string};
const databases = new Map<string, Promise<Database>>();

/** `bootstrap` in a new installation, once for each address. */
function bootstrap({variant, command}: Context, email: string, domain: string): Promise<Database> {
  const known = databases.get(email);
  if (known) return known;
  const env = {ADMIN_EMAIL: email, FLAGSMITH_DOMAIN: domain, ALLOW_ADMIN_INITIATION_VIA_CLI: 'true'};
  const started = variant(env, {emptyDatabase: true}).then(async ({databaseUrl}) => {
    const {code, output} = await command(['bootstrap'], {...env, DATABASE_URL: databaseUrl});
    if (code !== 0) throw new Error(`exit code ${code}: ${output}`);
    const lines = output.split('\n').filter((line) => /^(Superuser|Please go)/.test(line));
    return {databaseUrl, output: lines.join('\n').replaceAll(RESET_LINK, '$1…')};
  });
  databases.set(email, started);
  return started;
}

const OPS = `Superuser "ops@example.com" created successfully.
Please go to the following page and choose a password: https://flags.example.com/password-reset/confirm/…`;
const ADMIN = `Superuser "admin@example.com" created successfully.
Please go to the following page and choose a password: https://flagsmith.example.com/password-reset/confirm/…`;
const CHANGED = "Password changed successfully for user 'ops@example.com'";
/** The command asks on a terminal: here the answer is given to the function that asks. */
const CHANGE_PASSWORD = `import getpass
from django.core.management import call_command
getpass.getpass = lambda *_, **__: "A-long-passphrase-1"
call_command("changepassword", "ops@example.com")`;
const CACHED = 'X-Cache: MISS\nX-Cache: HIT\nX-Cache: MISS';
const SERVES = '2.265.0\n200\n200';
const ALIVE = '{"status": "ok"}';

export default [
  checksFor('deployment/hosting/docker', [
    {
      id: 'changepassword',
      says: CHANGED,
      run: async (context) => {
        const {databaseUrl} = await bootstrap(context, 'ops@example.com', 'flags.example.com');
        const {output} = await context.command(['shell', '-c', CHANGE_PASSWORD], {DATABASE_URL: databaseUrl});
        mustPrint(
          CHANGED,
          output
            .split('\n')
            .filter((line) => line.startsWith('Password'))
            .join('\n'),
        );
      },
    },
  ]),
  checksFor('deployment/hosting/aptible', [
    {
      id: 'bootstrap-aptible',
      says: OPS,
      run: async (context) => mustPrint(OPS, (await bootstrap(context, 'ops@example.com', 'flags.example.com')).output),
    },
  ]),
  checksFor('deployment/hosting/locally-api', [
    {
      id: 'bootstrap-locally',
      says: ADMIN,
      run: async (context) => mustPrint(ADMIN, (await bootstrap(context, 'admin@example.com', 'flagsmith.example.com')).output),
    },
    {
      id: 'liveness-locally',
      says: ALIVE,
      run: async ({platform}) =>
        mustPrint(ALIVE, await runAbove('deployment/hosting/locally-api', 'liveness-locally', {'http://localhost:8000': platform.api})),
    },
  ]),
  checksFor('platform/contributing', [
    {
      id: 'liveness-contributing',
      says: ALIVE,
      run: async ({platform}) =>
        mustPrint(ALIVE, await runAbove('platform/contributing', 'liveness-contributing', {'http://localhost:8000': platform.api})),
    },
  ]),
  checksFor('deployment/upgrade', [
    {
      id: 'release-serves',
      says: SERVES,
      run: async ({platform, project}) => {
        const own = {'https://flagsmith.example.com': platform.api, YOUR_ENVIRONMENT_KEY: project.production.key};
        mustPrint(SERVES, await runAbove('deployment/upgrade', 'release-serves', own));
      },
    },
  ]),
  checksFor('guides-and-examples/efficient-api-usage', [
    {
      id: 'x-cache',
      says: CACHED,
      run: async ({platform, project}) => {
        const page = 'guides-and-examples/efficient-api-usage';
        const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
        const host = new URL(platform.api).host;
        const printed = codeAbove(page, 'check:operations/outputs/x-cache', 'nginx');
        const server = printed.replaceAll('https://edge.api.flagsmith.com', platform.api).replaceAll('edge.api.flagsmith.com', host);
        const {port, stop} = await startNginx(folder, server.replaceAll('/var/cache/nginx', folder));
        try {
          const own = {'http://localhost:8080': `http://127.0.0.1:${port}`, YOUR_ENVIRONMENT_KEY: project.production.key};
          mustPrint(CACHED, await runAbove(page, 'x-cache', own));
        } finally {
          await stop();
        }
      },
    },
  ]),
];
