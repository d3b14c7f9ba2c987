/** Arguments of `npm run platform` and, with a few more, of `npm run conformance`. */
import {parseArgs} from 'node:util';

import type {PlatformOptions} from './types';

export const OPTIONS = {
  source: {type: 'string'},
  cache: {type: 'string'},
  dump: {type: 'string'},
  python: {type: 'string'},
  dashboard: {type: 'boolean', default: false},
  json: {type: 'string'},
} as const;

export const HELP = `npm run platform -- --source <checkout of Flagsmith/flagsmith> [options]

  --source <folder>   checkout of the platform, at the release to run; or FLAGSMITH_SOURCE
  --dashboard         also build and start the dashboard (Node 22)
  --cache <folder>    where installed releases are kept (.cache/platform); or FLAGSMITH_PLATFORM_CACHE
  --dump <file>       dump of the migrated, empty database: saves the migrations of the first start
  --python <program>  Python 3.11 to 3.13
  --json <file>       writes addresses and keys to a file

DATABASE_URL names an empty PostgreSQL database to use instead of a private one.`;

type Values = {[name in keyof typeof OPTIONS]?: string | boolean | undefined};

export function toPlatformOptions(values: Values, env: NodeJS.ProcessEnv): PlatformOptions {
  const source = text(values.source) ?? env['FLAGSMITH_SOURCE'];
  if (!source) throw new Error(`--source is missing: name a checkout of the platform.\n\n${HELP}`);
  return {
    source,
    cache: text(values.cache) ?? env['FLAGSMITH_PLATFORM_CACHE'],
    dump: text(values.dump),
    python: text(values.python),
    databaseUrl: env['DATABASE_URL'],
    dashboard: values.dashboard === true,
  };
}

export function parseOptions(args: string[], env: NodeJS.ProcessEnv): {options: PlatformOptions; json: string | undefined} {
  const {values} = parseArgs({args, options: OPTIONS});
  return {options: toPlatformOptions(values, env), json: values.json};
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
