import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {fieldsOf, pairProblem, problemOf, readProxy, staleAfter, toConfig, toDockerRun, type ConfigRow} from '../model/edgeProxy';

const {rows} = JSON.parse(readFileSync('data/tables/edge-proxy-config.json', 'utf8')) as {rows: ConfigRow[]};
const fields = fieldsOf(rows);
const field = (key: string) => fields.find((entry) => entry.key === key)!;
const config = (values: Record<string, string>, pairs = 1) =>
  toConfig(
    fields,
    {pairs, values: Object.entries(values).map(([key, value]) => ({key, value}))},
    Array.from({length: pairs}, () => ({server: '', client: ''})),
  );

describe('fields', () => {
  it('are all keys of the table that one line can hold', () => {
    const expected = rows.filter(({key, type}) => !key.startsWith('environment_key_pairs') && type !== 'object').map(({key}) => key);
    expect(fields.map(({key}) => key)).toEqual(expected);
    expect(field('logging.log_level').choices).toContain('DEBUG');
    expect(field('health_check.environment_update_grace_period_seconds')).toMatchObject({kind: 'integer', nullable: true, fallback: '30'});
  });

  it.each([
    ['api_url', 'https://flags.example.com/api/v1/', 'slash'],
    ['api_url', 'flags', 'URL'],
    ['server.host', 'localhost', 'IP address'],
    ['server.port', '80a', 'whole number'],
    ['server.timeout_keep_alive', '0', 'above 0'],
    ['logging.log_level', 'debug', 'CRITICAL'],
  ])('%s refuses %s', (key, value, message) => expect(problemOf(field(key), value)).toContain(message));

  it('accepts null where the table does', () =>
    expect(problemOf(field('health_check.environment_update_grace_period_seconds'), 'null')).toBeUndefined());
});

describe('the file', () => {
  it('leaves defaults and unusable values out', () => {
    expect(config({'server.port': '8000', api_poll_frequency_seconds: 'often'})).toEqual({
      environment_key_pairs: [{server_side_key: 'ser.EXAMPLE', client_side_key: 'YOUR_ENVIRONMENT_KEY'}],
    });
  });

  it('nests keys and types values', () => {
    expect(
      config({
        'endpoint_caches.flags.use_cache': 'true',
        'server.port': '9000',
        allow_origins: 'https://a.example, https://b.example',
        'health_check.environment_update_grace_period_seconds': 'null',
      }),
    ).toMatchObject({
      endpoint_caches: {flags: {use_cache: true}},
      server: {port: 9000},
      allow_origins: ['https://a.example', 'https://b.example'],
      health_check: {environment_update_grace_period_seconds: null},
    });
  });

  it('is stale after the time on the page', () => {
    expect(staleAfter(config({}, 2))).toBe(70);
    expect(staleAfter(config({'health_check.environment_update_grace_period_seconds': 'null'}))).toBeNull();
  });

  it('becomes variables for Docker', () => {
    const command = toDockerRun(config({'server.port': '9000', api_url: "https://o'brien.example/api/v1"}), '2.23.0');
    expect(command).toContain('docker run -p 9000:9000');
    expect(command).toContain(`-e SERVER='{"port":9000}'`);
    expect(command).toContain(`-e API_URL='https://o'\\''brien.example/api/v1'`);
  });
});

describe('key pairs', () => {
  it.each([
    [{server: 'abc', client: ''}, 'starts with ser.'],
    [{server: 'ser.x', client: 'ser.y'}, 'swapped'],
  ])('%j is refused', (pair, message) => expect(pairProblem(pair)).toContain(message));
  it('may be empty', () => expect(pairProblem({server: '', client: ''})).toBeUndefined());
});

describe('readProxy', () => {
  it.each([{values: [{key: '__proto__ x', value: '1'}]}, {values: [{key: 'a'}]}, {keys: []}])('rejects %j', (value) =>
    expect(() => readProxy(value)).toThrow(),
  );
  it('keeps the number of environments possible', () => expect(readProxy({pairs: 9999}).pairs).toBe(20));
});
