import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {Validate} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import {type PluginOptions, validateOptions} from '../options';

const check = (options: Partial<PluginOptions>) =>
  validateOptions({validate: normalizePluginOptions as Validate<Partial<PluginOptions>, PluginOptions>, options});
const issuesUrl = 'https://code.test/issues/new';

describe('validateOptions', () => {
  it('sends nothing by default', () => expect(check({issuesUrl})).toMatchObject({url: null, issuesUrl}));
  it('accepts an address', () => expect(check({issuesUrl, url: 'https://x.test/f'})).toMatchObject({url: 'https://x.test/f'}));
  it.each([{issuesUrl: 'nowhere'}, {issuesUrl, url: 'ftp://x.test'}, {issuesUrl, extra: 1}, {}])('rejects %j', (options) =>
    expect(() => check(options as Partial<PluginOptions>)).toThrow(),
  );
});
