import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';

import services from '..';
import {servicePolicies} from '../node/serviceCatalog';

afterEach(() => vi.unstubAllEnvs());

describe('services', () => {
  it('is absent when nothing is configured', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(services({} as LoadContext, {settings: {}})).toBeNull();
  });

  it('is absent in development', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(services({} as LoadContext, {settings: {tagManager: {containerId: 'GTM-ABC1234'}}})).toBeNull();
  });

  it('is one client module otherwise', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(services({} as LoadContext, {settings: {tagManager: {containerId: 'GTM-ABC1234'}}})?.getClientModules?.()).toEqual([
      path.resolve('plugins/analytics/client/index.ts'),
    ]);
  });
});

describe('servicePolicies', () => {
  it('names the hosts of the region', () => {
    expect(servicePolicies({marketing: {region: 'eu1', accountId: '1'}})[0]?.['script-src']).toContain('https://js-eu1.hs-scripts.com');
    expect(servicePolicies({marketing: {region: 'na1', accountId: '1'}})[0]?.['script-src']).toContain('https://js.hs-scripts.com');
  });
});
