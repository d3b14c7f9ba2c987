import {afterEach, describe, expect, it, vi} from 'vitest';

import {forget, readStored, readStoredJson, store} from '../browser/storage';

function withStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('window', {localStorage: storage});
}

describe('storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps, finds and forgets', () => {
    const kept = new Map<string, string>();
    withStorage({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    });
    store('docs.host', 'https://flags.example.com');
    expect(readStored('docs.host')).toBe('https://flags.example.com');
    forget('docs.host');
    expect(readStored('docs.host')).toBeNull();
  });

  it.each([
    [null, undefined],
    ['{"a":', undefined],
    ['[1]', [1]],
    ['null', null],
  ])('reads %s as %s', (text, value) => {
    withStorage({getItem: () => text});
    expect(readStoredJson('any')).toEqual(value);
  });

  it('loses nothing but the memory where storage is forbidden', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    expect(() => store('docs.host', 'x')).not.toThrow();
    expect(() => forget('docs.host')).not.toThrow();
    expect(readStored('docs.host')).toBeNull();
    expect(readStoredJson('docs.host')).toBeUndefined();
  });
});
