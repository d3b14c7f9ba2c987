/**
 * `PORT` and `HOST` as a person may write them. Empty counts as unset, as everywhere in config/env:
 * an empty host would mean every interface.
 */
type Source = Record<string, string | undefined>;

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|[\da-f:]*:[\da-f:.]*)$/i;

export function readPort(source: Source, otherwise: number, name = 'PORT'): number {
  const text = source[name]?.trim();
  if (!text) return otherwise;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(
    `${name} is "${text}", which is not a port. Set a number from 1 to 65535, such as ${otherwise} (0 takes any free one), or remove it.`,
  );
}

export function readHost(source: Source, otherwise = '127.0.0.1'): string {
  const text = source['HOST']?.trim();
  if (!text) return otherwise;
  if (HOST.test(text)) return text;
  throw new Error(
    `HOST is "${text}", which is not a name or an IP address. Set ${otherwise} for this machine, 0.0.0.0 for all interfaces, or remove it.`,
  );
}
