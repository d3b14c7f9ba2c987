import {afterEach, describe, expect, it, vi} from 'vitest';

import {browserRefuses, parseStored, readConsent, storeConsent} from '../client/consent';

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

describe('readConsent', () => {
  it('returns what was stored', () => {
    storeConsent('granted', ['analytics', 'tagManager']);
    expect(readConsent(['analytics', 'tagManager'])).toBe('granted');
    expect(readConsent(['analytics'])).toBe('granted');
    storeConsent('denied', ['analytics']);
    expect(readConsent(['analytics'])).toBe('denied');
  });

  it('asks again when a service was added', () => {
    storeConsent('granted', ['analytics']);
    expect(readConsent(['analytics', 'marketing'])).toBe('unknown');
  });

  it('does not ask again after a no when a service was added', () => {
    storeConsent('denied', ['analytics']);
    expect(readConsent(['analytics', 'marketing'])).toBe('denied');
  });

  it('is unknown without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    expect(() => storeConsent('granted', ['analytics'])).not.toThrow();
    expect(readConsent(['analytics'])).toBe('unknown');
  });
});

describe('parseStored', () => {
  it.each([null, '', '{', 'null', '[]', '1', '"granted"', '{"answer":"maybe"}', '{"services":[]}'])('rejects %s', (text) => {
    expect(parseStored(text)).toBeUndefined();
  });

  it('keeps only names of services', () => {
    expect(parseStored('{"answer":"granted","services":["analytics",1,null]}')).toEqual({answer: 'granted', services: ['analytics']});
    expect(parseStored('{"answer":"denied","services":7}')).toEqual({answer: 'denied', services: []});
    expect(parseStored('{"answer":"granted","services":{"length":4}}')).toEqual({answer: 'granted', services: []});
  });
});
