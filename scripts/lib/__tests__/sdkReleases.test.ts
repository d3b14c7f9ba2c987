import {describe, expect, it} from 'vitest';

import {compareVersions, mergeFindings, parseCargoInfo, parsePipIndex, parseTags, parseWords, type SdkFile} from '../sdkReleases';

describe('what the clients print', () => {
  it.each([
    ['npm', parseWords, '12.4.0\n', '12.4.0'],
    ['pip', parsePipIndex, 'flagsmith (6.3.0)\nAvailable versions: 6.3.0, 6.2.3\n', '6.3.0'],
    ['cargo', parseCargoInfo, 'flagsmith #flags\nversion: 3.1.2\nlicense: BSD-3-Clause\n', '3.1.2'],
    ['go', parseWords, 'github.com/Flagsmith/flagsmith-go-client/v5 v5.1.0\n', '5.1.0'],
  ])('reads a version from %s', (_name, parse, output, version) => {
    expect(parse(output)).toBe(version);
  });

  it.each([parsePipIndex, parseCargoInfo, parseWords])('returns nothing for an empty answer', (parse) => {
    expect(parse('')).toBeUndefined();
  });

  it('takes the highest release among tags and leaves out pre-releases', () => {
    expect(parseTags('a\trefs/tags/v9.9.0\nb\trefs/tags/v10.0.0\nc\trefs/tags/v10.0.0^{}\nd\trefs/tags/v11.0.0-beta.1\n')).toBe('10.0.0');
  });

  it('reads tags that carry a name', () => {
    expect(parseTags('a\trefs/tags/flagsmith-0.81.0\nb\trefs/tags/graphite-1.0.0\n', 'flagsmith-')).toBe('0.81.0');
  });
});

describe('compareVersions', () => {
  it('compares by number, not by text', () => {
    expect(['1.10.0', '1.9.9', '1.9.10'].sort(compareVersions)).toEqual(['1.9.9', '1.9.10', '1.10.0']);
  });
});

describe('mergeFindings', () => {
  const sdk = {label: 'A', package: 'a', version: '1.2.0', registry: 'npm', install: '', repository: '', checked: '2026-01-01'};
  const file: SdkFile = {checked: '2026-01-01', sdks: {a: sdk}};

  it('moves a version up and remembers what the samples ran with', () => {
    const {file: next, lines} = mergeFindings(file, {a: {version: '1.3.0', source: 'npm'}}, '2026-02-02');
    const differs = 'The samples have not been run with 1.3.0 yet.';
    expect(next.sdks['a']).toEqual({
      ...sdk,
      version: '1.3.0',
      checked: '2026-02-02',
      provenWith: {package: 'a', version: '1.2.0', differs},
    });
    expect(lines).toEqual(['a: 1.2.0 -> 1.3.0 (npm)']);
  });

  it('renews the date of a version that is current', () => {
    expect(mergeFindings(file, {a: {version: '1.2.0', source: 'npm'}}, '2026-02-02').file.sdks['a']?.checked).toBe('2026-02-02');
  });

  it('keeps the last good value when a source fails, and says so', () => {
    const {file: next, lines} = mergeFindings(file, {a: {error: 'npm failed: no network'}}, '2026-02-02');
    expect(next.sdks['a']).toEqual(sdk);
    expect(lines).toEqual(['a: kept 1.2.0 (checked 2026-01-01), because npm failed: no network']);
  });

  it('never moves a version down', () => {
    const {file: next, lines} = mergeFindings(file, {a: {version: '1.1.0', source: 'npm'}}, '2026-02-02');
    expect(next.sdks['a']?.version).toBe('1.2.0');
    expect(lines).toEqual(['a: kept 1.2.0, because npm shows only 1.1.0']);
  });

  it('leaves SDKs alone that were not asked for', () => {
    expect(mergeFindings(file, {}, '2026-02-02').file.sdks).toEqual(file.sdks);
  });
});
