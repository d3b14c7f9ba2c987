import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {parseSynonyms} from '../node/parseSynonyms';
import {DEFAULT_OPTIONS, type PluginOptions, validateOptions} from '../options';

const validate = (options: unknown): PluginOptions =>
  validateOptions({validate: normalizePluginOptions as never, options: options as Partial<PluginOptions>});
const HOSTED = {appId: 'APPID', apiKey: 'key', indexName: 'docs'};

describe('validateOptions', () => {
  it('has defaults for nothing and for {}', () => {
    expect(validate(undefined)).toMatchObject(DEFAULT_OPTIONS);
    expect(validate({})).toMatchObject(DEFAULT_OPTIONS);
  });

  it('accepts one override and all', () => {
    expect(validate({cards: 'answers'})).toMatchObject({...DEFAULT_OPTIONS, cards: 'answers'});
    const all = {
      hosted: HOSTED,
      synonyms: 'data/words.json',
      asked: 'data/lines.json',
      cards: 'answers',
      issuesUrl: 'https://code.test/new',
      suggestions: ['Start'],
    };
    expect(validate(all)).toMatchObject(all);
  });

  it.each([
    ['half a hosted index', {hosted: {appId: 'APPID'}}, '"hosted.apiKey" is required'],
    ['a file name that is none', {asked: 12}, '"asked"'],
    ['an address that is none', {issuesUrl: 'issues'}, '"issuesUrl"'],
    ['no suggestion', {suggestions: []}, '"suggestions"'],
    ['an unknown field', {theme: 'dark'}, '"theme" is not allowed'],
  ])('rejects %s', (_, options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});

describe('parseSynonyms', () => {
  it('accepts phrases with their alternatives', () => {
    expect(parseSynonyms('s.json', '{"k8s": ["Kubernetes"]}')).toEqual({k8s: ['Kubernetes']});
  });

  it.each([
    ['text that is not JSON', '{', 's.json is not JSON'],
    ['a list', '[]', 'must be an object'],
    ['a phrase without alternatives', '{"k8s": []}', '"k8s" needs a list'],
    ['a bare string', '{"k8s": "Kubernetes"}', '"k8s" needs a list'],
  ])('rejects %s', (_, text, message) => {
    expect(() => parseSynonyms('s.json', text)).toThrow(message);
  });
});
