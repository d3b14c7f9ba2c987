import {describe, expect, it} from 'vitest';

import {provenSdk, readSdkVersions, replaceSdkVersions, sdkText} from '../node/sdkVersions';

const versions = readSdkVersions(new URL('__fixtures__/sdk-versions.json', import.meta.url).pathname);

describe('sdkText', () => {
  it('rejects an unknown field', () => {
    expect(() => sdkText(versions, 'python', 'provenWith')).toThrow('"provenWith" is not a field that can be shown');
  });
});

describe('replaceSdkVersions', () => {
  it('replaces every placeholder and nothing else', () => {
    expect(replaceSdkVersions('a {{sdk:python}} {{sdk:go.package}} {{other}}', versions)).toBe('a 6.3.0 example/v5 {{other}}');
  });
});

describe('provenSdk', () => {
  it('names the release that CI installs', () => {
    expect(provenSdk(versions, 'python')).toMatchObject({package: 'flagsmith', version: '6.3.0'});
    expect(provenSdk(versions, 'go')).toEqual({package: 'example/v4', version: '4.4.0'});
  });
});
