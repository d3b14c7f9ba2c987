/**
 * A configuration for the Edge Proxy. The fields come from data/tables/edge-proxy-config.json: a
 * key added to the table appears in the form.
 */
import {list, record, settings, text} from './read';

export type ConfigRow = {key: string; type: string; default: string; effect: string};
export type Field = {
  key: string;
  kind: 'text' | 'integer' | 'boolean' | 'choice' | 'list';
  choices: string[];
  fallback: string;
  effect: string;
  nullable: boolean;
};
export type KeyPair = {server: string; client: string};
/**
 * Values by key, as typed; keys that are absent keep their default. Environment keys are not
 * included, because links must not carry them.
 */
const proxy = settings({
  pairs: [1, (value) => (typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, 1), 20) : 1)],
  values: [[], list(record<{key: string; value: string}>({key: text(100, /^[\w.]+$/), value: text(500)}), 40)],
});
type ProxyState = typeof proxy.defaults;
export const readProxy = proxy.read;

/** Containers and free-form objects are written by hand; everything else can be a field. */
export function fieldsOf(rows: ConfigRow[]): Field[] {
  return rows
    .filter(({key, type}) => !key.startsWith('environment_key_pairs') && type !== 'object')
    .map(({key, type, default: standard, effect}) => ({
      key,
      kind: kindOf(type),
      choices: type === 'choice' ? [...effect.matchAll(/`([^`]+)`/g)].map(([, choice = '']) => choice) : [],
      fallback: standard.replace(/^`|`$/g, ''),
      effect: effect.replaceAll('`', ''),
      nullable: /or null/.test(type),
    }));
}

function kindOf(type: string): Field['kind'] {
  if (type.startsWith('integer')) return 'integer';
  if (type === 'boolean' || type === 'choice') return type;
  return type.startsWith('list') ? 'list' : 'text';
}

export function problemOf({key, kind, choices, nullable}: Field, value: string): string | undefined {
  if (kind === 'integer' && nullable && value === 'null') return undefined;
  if (kind === 'integer' && !/^\d+$/.test(value)) return nullable ? 'Enter a whole number, or null.' : 'Enter a whole number.';
  if (key === 'server.timeout_keep_alive' && Number(value) <= 0) return 'Enter a number above 0.';
  if (kind === 'choice' && !choices.includes(value)) return `Choose one of ${choices.join(', ')}.`;
  if (key === 'api_url' && !/^https?:\/\/[^\s/]+(\/[^\s]*)?$/.test(value)) return 'Enter a URL such as https://flags.example.com/api/v1.';
  if (key === 'api_url' && value.endsWith('/')) return 'Leave out the slash at the end: the proxy appends /environment-document/.';
  if (key === 'server.host' && !/^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f:]*:[0-9a-f:]+)$/i.test(value))
    return 'Enter an IP address; a host name is not accepted.';
  return undefined;
}

export function pairProblem({server, client}: KeyPair): string | undefined {
  if (server && !server.startsWith('ser.')) return 'A server-side key starts with ser.';
  if (client.startsWith('ser.')) return 'This is a server-side key. The two are swapped, or the client-side key is missing.';
  return undefined;
}

type Json = {[key: string]: unknown};

export function toConfig(fields: Field[], {values}: ProxyState, pairs: KeyPair[]): Json {
  const config: Json = {
    environment_key_pairs: pairs.map(({server, client}, index) => ({
      server_side_key: server || `ser.EXAMPLE${index > 0 ? `_${index + 1}` : ''}`,
      client_side_key: client || `YOUR_ENVIRONMENT_KEY${index > 0 ? `_${index + 1}` : ''}`,
    })),
  };
  for (const field of fields) {
    const value = values.find(({key}) => key === field.key)?.value;
    if (value === undefined || value === '' || value === field.fallback || problemOf(field, value)) continue;
    put(config, field.key.split('.'), typed(field, value));
  }
  return config;
}

function typed({kind}: Field, value: string): unknown {
  if (value === 'null' && kind === 'integer') return null;
  if (kind === 'integer') return Number(value);
  if (kind === 'boolean') return value === 'true';
  if (kind !== 'list') return value;
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function put(target: Json, [head = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[head] = value;
  else put((target[head] ??= {}) as Json, rest, value);
}

/** The same without a file: top-level keys as variables, objects and lists as JSON. */
export function toDockerRun(config: Json, version: string): string {
  const port = (config['server'] as {port?: number} | undefined)?.port ?? 8000;
  const variables = Object.entries(config).map(
    ([key, value]) =>
      `  -e ${key.toUpperCase()}='${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "'\\''")}' \\`,
  );
  return [`docker run -p ${port}:${port} \\`, ...variables, `  flagsmith/edge-proxy:${version}`].join('\n');
}

/** How old the documents may get before readiness fails. */
export function staleAfter(config: Json): number | null {
  const poll = Number(config['api_poll_frequency_seconds'] ?? 10);
  const health = (config['health_check'] as Json | undefined) ?? {};
  const grace = 'environment_update_grace_period_seconds' in health ? health['environment_update_grace_period_seconds'] : 30;
  return grace === null ? null : poll + Number(grace) * (config['environment_key_pairs'] as unknown[]).length;
}
