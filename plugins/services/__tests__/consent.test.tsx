import {afterEach, describe, expect, it, vi} from 'vitest';

import {browserRefuses, parseStored, readAnswer, storeAnswer} from '../client/consent';

afterEach(() => {
  window.localStorage.clear();
  vi.restoreAllMocks();
});

describe('browserRefuses', () => {
  it.each([
    [{doNotTrack: '1'}, true],
    [{doNotTrack: 'yes'}, true],
    [{globalPrivacyControl: true}, true],
    [{doNotTrack: '0'}, false],
    [{doNotTrack: 'unspecified', globalPrivacyControl: false}, false],
    [{doNotTrack: null}, false],
  ])('reads %j as %s', (signals, expected) => {
    expect(browserRefuses(signals)).toBe(expected);
  });
});

describe('readAnswer', () => {
  it('returns what was stored', () => {
    storeAnswer('granted', ['analytics', 'tagManager']);
    expect(readAnswer(['analytics', 'tagManager'])).toBe('granted');
    expect(readAnswer(['analytics'])).toBe('granted');
    storeAnswer('denied', ['analytics']);
    expect(readAnswer(['analytics'])).toBe('denied');
  });

  it('asks again when a service was added', () => {
    storeAnswer('granted', ['analytics']);
    expect(readAnswer(['analytics', 'marketing'])).toBe('unknown');
  });

  it('does not ask again after a no when a service was added', () => {
    storeAnswer('denied', ['analytics']);
    expect(readAnswer(['analytics', 'marketing'])).toBe('denied');
  });

  it('is unknown without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => storeAnswer('granted', ['analytics'])).not.toThrow();
    expect(readAnswer(['analytics'])).toBe('unknown');
  });
});

describe('parseStored', () => {
  it.each([null, '', '{', 'null', '[]', '1', '{"answer":"maybe"}', '{"services":[]}'])('rejects %s', (text) => {
    expect(parseStored(text)).toBeUndefined();
  });

  it('keeps only names of services', () => {
    expect(parseStored('{"answer":"granted","services":["analytics",1,null]}')).toEqual({answer: 'granted', services: ['analytics']});
    expect(parseStored('{"answer":"denied","services":7}')).toEqual({answer: 'denied', services: []});
  });
});
