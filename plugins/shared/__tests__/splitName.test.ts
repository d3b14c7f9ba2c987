import {describe, expect, it} from 'vitest';

import {isOption, splitName} from '../splitName';

describe('splitName', () => {
  it('breaks after a slash, an underscore, a full stop, an equals sign and a closing brace', () => {
    expect(splitName('/api/v1/projects/{id}/feature_export.json', 10)).toEqual([
      '/',
      'api/',
      'v1/',
      'projects/',
      '{id}/',
      'feature_',
      'export.',
      'json',
    ]);
  });

  it('breaks after an encoded slash, and nowhere else in an encoded word', () => {
    expect(splitName('postgresql://user:password@%2Fcloudsql%2Fproject%3Aregion%3Aname/flagsmith', 36)).toEqual([
      'postgresql://',
      'user:password@%2F',
      'cloudsql%2F',
      'project%3Aregion%3Aname/',
      'flagsmith',
    ]);
  });

  it('keeps numbers and names that fit whole', () => {
    expect(splitName('version_2.265.0', 10)).toEqual(['version_', '2.265.0']);
    expect(splitName('VIEW_PROJECT', 24)).toEqual(['VIEW_PROJECT']);
  });
});

describe('isOption', () => {
  it('knows options of commands from numbers, dashes and long commands', () => {
    expect(['-v', '--no-input', '--segment REF', '-e YOUR_ENVIRONMENT_KEY'].map(isOption)).toEqual([true, true, true, true]);
    expect(['-', '-1', '--', 'check-in', `--${'long '.repeat(8)}`].map(isOption)).toEqual([false, false, false, false, false]);
  });
});
