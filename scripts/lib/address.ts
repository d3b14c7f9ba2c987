/**
 * `PORT` and `HOST`, or `--port` and `--host`, as a person may write them. Empty counts as unset,
 * as everywhere in config/env: an empty host would mean every interface.
 */
import {parseArgs} from 'node:util';

type Source = Record<string, string | undefined>;

const THIS_MACHINE = '127.0.0.1';
const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|[\da-f:]*:[\da-f:.]*)$/i;

export type Address = {port: number; host: string};

type Given = {port?: string | undefined; host?: string | undefined};

/** `--port` and `--host`, which Docusaurus' commands take as well, and no other argument. */
export function parseAddress(args: string[], env: Source, otherwise: number): Address {
  const {values} = parseArgs({args, options: {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}}});
  return readAddress(values, env, otherwise);
}

/** Arguments count more than the environment. */
export function readAddress({port, host}: Given, env: Source, otherwise: number): Address {
  return {
    port: port ? readPort({'--port': port}, otherwise, '--port') : readPort(env, otherwise),
    host: host ? readHost({'--host': host}, '--host') : readHost(env),
  };
}

export function readPort(source: Source, otherwise: number, name = 'PORT'): number {
  const text = source[name]?.trim();
  if (!text) return otherwise;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(
    `${name} is "${text}", which is not a port. Set a number from 1 to 65535, such as ${otherwise} (0 takes any free one), or remove it.`,
  );
}

export function readHost(source: Source, name = 'HOST'): string {
  const text = source[name]?.trim();
  if (!text) return THIS_MACHINE;
  if (HOST.test(text)) return text;
  throw new Error(
    `${name} is "${text}", which is not a name or an IP address. Set ${THIS_MACHINE} for this machine, 0.0.0.0 for all interfaces, or remove it.`,
  );
}
