import {describe, expect, it} from 'vitest';

import {dedent, readRegions} from '../node/regions';

describe('readRegions', () => {
  it('returns each region dedented and without markers', () => {
    const {regions, whole} = readRegions('a\n  # region: one\n  b\n    c\n  # endregion: one\nd\n', 'x.py');
    expect(regions.get('one')).toBe('b\n  c');
    expect(whole).toBe('a\n  b\n    c\nd');
  });

  it.each(['# region: a', '// region: a', '-- region: a', '<!-- region: a -->', '/* region: a */', '{/* region: a */}', '; region: a'])(
    'reads the marker %s',
    (marker) => {
      const {regions} = readRegions(`${marker}\nx\n${marker.replace('region', 'endregion')}\n`, 'x');
      expect(regions.get('a')).toBe('x');
    },
  );

  it('accepts regions inside and across one another', () => {
    const source = '// region: a\n1\n// region: b\n2\n// endregion: a\n3\n// endregion: b\n';
    const {regions} = readRegions(source, 'x.js');
    expect([...regions]).toEqual([
      ['a', '1\n2'],
      ['b', '2\n3'],
    ]);
  });

  it('leaves ordinary comments about regions alone', () => {
    expect(readRegions('# the region: north\n', 'x.py').whole).toBe('# the region: north');
  });

  it.each([
    ['# region: a\nx\n', 'x.py:1: region "a" is never closed'],
    ['# endregion: a\n', 'x.py:1: "endregion: a" closes a region that is not open'],
    ['# region: a\n# endregion: a\n# region: a\n# endregion: a\n', 'x.py:3: region "a" exists twice'],
  ])('rejects %j', (source, message) => {
    expect(() => readRegions(source, 'x.py')).toThrow(message);
  });
});

describe('dedent', () => {
  it('keeps tabs and blank lines inside', () => {
    expect(dedent(['', '\t\ta', '', '\t\t\tb', ''])).toBe('a\n\n\tb');
  });
});

describe('readRegions with a proof', () => {
  it('keeps what only proves the sample out of the file that pages print', () => {
    const {whole, driver} = readRegions('// region: a\ncall();\n// endregion: a\n\n// proof: calls it.\nrun();\n', 'x.js');
    expect(whole).toBe('call();');
    expect(driver).toBe('// proof: calls it.\nrun();\n');
  });

  it('refuses a region that is still open where the proof starts', () => {
    expect(() => readRegions('# region: a\nx\n# proof: y\n# endregion: a\n', 'x.py')).toThrow('x.py:1: region "a" is never closed');
  });
});
