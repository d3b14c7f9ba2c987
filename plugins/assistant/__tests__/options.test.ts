import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {DEFAULT_OPTIONS, type PluginOptions, validateOptions} from '../options';

const validate = (options: unknown): PluginOptions =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Partial<PluginOptions>});
const WIDGET = {websiteId: 'id', projectName: 'Docs', colour: '#5a32d6', logo: 'https://docs.test/logo.png'};

describe('validateOptions', () => {
  it('has defaults for nothing and for {}', () => {
    expect(validate(undefined)).toMatchObject(DEFAULT_OPTIONS);
    expect(validate({})).toMatchObject(DEFAULT_OPTIONS);
  });

  it('accepts one override and all', () => {
    expect(validate({chatId: 'id'})).toMatchObject({...DEFAULT_OPTIONS, chatId: 'id'});
    const all = {
      ask: {kind: 'openai', url: 'https://ask.test/v1', model: 'm'},
      widget: WIDGET,
      chatId: 'id',
      supportEmail: 'help@example.com',
      issuesUrl: 'https://code.test/new',
      communityUrl: 'https://chat.test/',
    };
    expect(validate(all)).toMatchObject(all);
  });

  it.each([
    ['a service of an unknown kind', {ask: {kind: 'oracle'}}, '"ask"'],
    ['a service without its address', {ask: {kind: 'openai', model: 'm'}}, '"ask'],
    ['half a widget', {widget: {websiteId: 'id'}}, '"widget.projectName" is required'],
    ['an e-mail address that is none', {supportEmail: 'support'}, '"supportEmail"'],
    ['an unknown field', {colour: 'red'}, '"colour" is not allowed'],
  ])('rejects %s', (_, options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
