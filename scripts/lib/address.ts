import {parseArgs} from 'node:util';

export type Address = {port: number; host: string};

const LAST_PORT = 65_535;

/**
 * `--port` and `--host`, or `PORT` and `HOST`. Empty means unset, because an empty host would
 * mean every interface.
 */
export function parseAddress(args: string[], env: Record<string, string | undefined>): Address {
  const {values} = parseArgs({args, options: {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}}});
  const text = values.port ?? env['PORT']?.trim();
  const port = Number(text || 3000);
  if (!Number.isInteger(port) || port < 0 || port > LAST_PORT)
    throw new Error(`"${text}" is not a port. Set a number from 1 to ${LAST_PORT} (0 takes any free one), or remove it.`);
  return {port, host: values.host || env['HOST']?.trim() || '127.0.0.1'};
}
