import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {readEnv} from '../env';
import {policyFor} from '../contentSecurityPolicy';

const KEY = '0123456789abcdef0123456789abcdef';

describe('variables of hosted services', () => {
  it('leave everything off when unset or empty', () => {
    expect(readEnv({}).services).toEqual({});
    expect(readEnv({ANALYTICS_API_KEY: ' ', TAG_MANAGER_ID: ''}).services).toEqual({});
  });

  it('switch on what is set', () => {
    expect(
      readEnv({
        ANALYTICS_API_KEY: KEY,
        ANALYTICS_BATCH: 'on',
        TAG_MANAGER_ID: 'GTM-ABC1234',
        MARKETING_LOADER_ID: 'eu1-1234567',
        VISITOR_INTELLIGENCE_ID: 'abcdef012345678',
      }).services,
    ).toEqual({
      analytics: {apiKey: KEY, batch: true},
      tagManager: {containerId: 'GTM-ABC1234'},
      marketing: {region: 'eu1', accountId: '1234567'},
      visitorIntelligence: {clientId: 'abcdef012345678'},
    });
    expect(readEnv({MARKETING_LOADER_ID: '1234567'}).services.marketing).toEqual({region: 'na1', accountId: '1234567'});
  });

  it.each([
    ['ANALYTICS_API_KEY', 'short', '32 hexadecimal digits'],
    ['ANALYTICS_BATCH', 'yes', '"on" or "off"'],
    ['TAG_MANAGER_ID', 'UA-123', 'GTM-'],
    ['MARKETING_LOADER_ID', 'eu-1', 'account number'],
    ['VISITOR_INTELLIGENCE_ID', '"><script>', 'client id'],
  ])('stop the build when %s is %s, with name, value, shape and remedy', (name, value, shape) => {
    const read = () => readEnv({ANALYTICS_API_KEY: KEY, [name]: value});
    expect(read).toThrow(name);
    expect(read).toThrow(`"${value}"`);
    expect(read).toThrow(shape);
    expect(read).toThrow('or remove it');
  });

  it('stop the build when the batch switch has nothing to switch', () => {
    expect(() => readEnv({ANALYTICS_BATCH: 'on'})).toThrow('ANALYTICS_API_KEY is missing');
  });
});

describe('policyFor', () => {
  const outside = (source: Record<string, string>) =>
    Object.values(policyFor(readEnv(source)))
      .flat()
      .filter((value) => /^(https|wss):/.test(value));

  it('names no other site when nothing is configured', () => {
    expect(outside({})).toEqual([]);
  });

  it('names only the sites of what is configured', () => {
    expect(outside({ANALYTICS_API_KEY: KEY})).toEqual(['https://api.eu.amplitude.com', 'https://sr-client-cfg.eu.amplitude.com']);
    expect(
      outside({ALGOLIA_APP_ID: 'R2IYF7ETH7', ALGOLIA_API_KEY: KEY, ALGOLIA_INDEX_NAME: 'docs'}).every((host) =>
        host.includes('R2IYF7ETH7'),
      ),
    ).toBe(true);
    expect(outside({FEEDBACK_URL: 'https://feedback.example.com/docs'})).toEqual(['https://feedback.example.com']);
  });

  it('never lets scripts run inline or from anywhere', () => {
    const all = {
      ANALYTICS_API_KEY: KEY,
      TAG_MANAGER_ID: 'GTM-ABC1234',
      MARKETING_LOADER_ID: '1234567',
      VISITOR_INTELLIGENCE_ID: 'abcdef012345678',
      CHAT_ID: '123e4567-e89b-12d3-a456-426614174000',
      ASSISTANT_WEBSITE_ID: '123e4567-e89b-12d3-a456-426614174000',
      ASSISTANT_PROJECT_NAME: 'Docs',
      ASSISTANT_COLOUR: '#5a32d6',
      ASSISTANT_LOGO: 'https://docs.example.com/logo.png',
    };
    const sources = policyFor(readEnv(all))['script-src'] ?? [];
    expect(sources.filter((source) => /unsafe|\*|:$/.test(source))).toEqual([]);
    // Hosts that serve more than the assistant are limited to its files.
    const shared = sources.filter((source) => /kapa|www\.google\.com|gstatic/.test(source));
    expect(shared.length).toBe(3);
    expect(shared.filter((source) => new URL(source).pathname === '/')).toEqual([]);
  });
});

describe('documentation of variables', () => {
  const names = [...readFileSync('config/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name = '']) => name);

  it.each(['.env.example', 'Dockerfile'])('names every variable in %s', (file) => {
    expect(names.length).toBeGreaterThan(15);
    expect(names).toContain('BASE_URL');
    const text = readFileSync(file, 'utf8');
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('gives the container the history, which dates pages', () => {
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/install .*\bgit\b/);
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).not.toContain('.git');
  });
});
