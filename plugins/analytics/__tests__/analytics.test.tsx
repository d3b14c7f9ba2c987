import {describe, expect, it} from 'vitest';

import {version} from '@amplitude/analytics-browser/package.json';

import {SETTINGS} from '../client/providers/analytics';

describe('analytics settings', () => {
  it('are the figures of tests/specification.md 9', () => {
    expect(SETTINGS).toMatchObject({
      serverZone: 'EU',
      flushQueueSize: 200,
      flushIntervalMillis: 10_000,
      flushMaxRetries: 13,
      sessionTimeout: 1_800_000,
      fetchRemoteConfig: true,
    });
    expect(SETTINGS.autocapture).toMatchObject({
      sessions: true,
      fileDownloads: true,
      formInteractions: true,
      attribution: {initialEmptyValue: 'EMPTY', resetSessionOnNewCampaign: true},
    });
  });

  it('belong to a version whose remote configuration times out after 5 s', () => {
    const [major, minor] = version.split('.').map(Number);
    expect(major).toBe(2);
    expect(minor).toBeLessThanOrEqual(21);
  });
});
