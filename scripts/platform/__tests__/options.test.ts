import {describe, expect, it} from 'vitest';

import {parseOptions} from '../options';

describe('parseOptions', () => {
  it('takes the checkout and leaves the rest to defaults', () => {
    expect(parseOptions(['--source', 'platform'], {})).toEqual({
      options: {source: 'platform', cache: undefined, dump: undefined, python: undefined, databaseUrl: undefined, dashboard: false},
      json: undefined,
    });
  });

  it('takes every option', () => {
    const args = '--source p --cache c --dump d --python py --dashboard --json j'.split(' ');
    expect(parseOptions(args, {DATABASE_URL: 'postgresql://x/y'})).toEqual({
      options: {source: 'p', cache: 'c', dump: 'd', python: 'py', databaseUrl: 'postgresql://x/y', dashboard: true},
      json: 'j',
    });
  });

  it('falls back to variables', () => {
    const {options} = parseOptions([], {FLAGSMITH_SOURCE: 'p', FLAGSMITH_PLATFORM_CACHE: 'c'});
    expect(options).toMatchObject({source: 'p', cache: 'c'});
  });

  it('says what is missing without a checkout', () => {
    expect(() => parseOptions([], {})).toThrow('--source is missing: name a checkout of the platform.');
  });

  it('rejects an unknown option', () => {
    expect(() => parseOptions(['--sauce', 'x'], {})).toThrow("Unknown option '--sauce'");
  });
});
