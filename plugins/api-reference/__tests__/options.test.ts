import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';

import {validateOptions, type PluginOptions} from '../options';
import {EDGE_API} from './support';

function validate(options: unknown): PluginOptions {
  return validateOptions({validate: normalizePluginOptions as never, options: options as Partial<PluginOptions>});
}

describe('validateOptions', () => {
  it('accepts one API', () => {
    expect(validate({apis: [EDGE_API]})).toMatchObject({apis: [EDGE_API]});
  });

  it('accepts a second API as one more entry', () => {
    expect(validate({apis: [EDGE_API, {id: 'admin', file: 'openapi/admin.yaml', docsPath: 'admin-api'}]}).apis).toHaveLength(2);
  });

  it.each([
    ['no options', undefined, '"apis" is required'],
    ['no API', {apis: []}, '"apis" must contain at least 1 items'],
    ['an id with capitals', {apis: [{...EDGE_API, id: 'Edge'}]}, '"apis[0].id"'],
    ['a file that is not YAML', {apis: [{...EDGE_API, file: 'openapi/edge-api.json'}]}, '"apis[0].file"'],
    ['a folder with a slash at its start', {apis: [{...EDGE_API, docsPath: '/edge-api'}]}, '"apis[0].docsPath"'],
    ['the same id twice', {apis: [EDGE_API, {...EDGE_API, file: 'openapi/other.yaml'}]}, '"apis[1]" contains a duplicate'],
    ['an unknown field', {apis: [{...EDGE_API, theme: 'dark'}]}, '"apis[0].theme" is not allowed'],
  ])('rejects %s', (_, options, message) => {
    expect(() => validate(options)).toThrow(message);
  });
});
