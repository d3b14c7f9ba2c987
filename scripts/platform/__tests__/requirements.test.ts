import {describe, expect, it} from 'vitest';

import {describeMissing, installCommand, isSupportedPython, missingTools} from '../requirements';

describe('missingTools', () => {
  it('lists what was not found', () => {
    expect(missingTools({postgresql: undefined, python: '/usr/bin/python3', uv: undefined, node22: ''})).toEqual(['postgresql', 'uv']);
  });

  it('lists nothing when an empty path means "on the PATH"', () => {
    expect(missingTools({postgresql: '', python: 'python3', uv: 'uv', node22: ''})).toEqual([]);
  });
});

describe('installCommand', () => {
  it('is one line on Debian', () => {
    expect(installCommand(['postgresql', 'python', 'uv', 'node22'], 'linux', '.cache/platform')).toBe(
      'sudo apt-get install -y postgresql python3 && python3 -m pip install uv && npm install --prefix .cache/platform/node node@22.18.0',
    );
  });

  it('is one line on macOS', () => {
    expect(installCommand(['postgresql', 'uv'], 'darwin', 'c')).toBe('brew install postgresql@16 && python3 -m pip install uv');
  });

  it('names only what is missing', () => {
    expect(installCommand(['uv'], 'linux', 'c')).toBe('python3 -m pip install uv');
  });
});

describe('describeMissing', () => {
  it('says what is missing and how to install it', () => {
    expect(describeMissing(['python', 'uv'], 'linux', 'c')).toBe(
      'Missing: Python 3.11 to 3.13, uv. Install with\n\n  sudo apt-get install -y python3 && python3 -m pip install uv\n',
    );
  });
});

describe('isSupportedPython', () => {
  it.each(['3.11.7', '3.12.1', '3.13.0'])('accepts %s', (version) => expect(isSupportedPython(version)).toBe(true));
  it.each(['3.10.13', '3.14.0', '2.7.18', '3.1'])('rejects %s', (version) => expect(isSupportedPython(version)).toBe(false));
});
