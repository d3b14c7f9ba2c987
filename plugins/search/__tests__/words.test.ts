import {describe, expect, it} from 'vitest';

import {foldWord, indexTerms, partsOf, rawWords, withoutStopWords} from '../engine/words';

describe('rawWords', () => {
  it('keeps identifiers, addresses and percentages whole', () => {
    expect(rawWords('Set REPLICA_DATABASE_URLS, analytics.enabled or /api/v1/flags/ to 10 %.')).toEqual([
      'Set',
      'REPLICA_DATABASE_URLS',
      'analytics.enabled',
      'or',
      'api/v1/flags',
      'to',
      '10%',
    ]);
  });
});

describe('foldWord', () => {
  it.each([
    ['Flags', 'flag'],
    ['identities', 'identity'],
    ['organization', 'organisation'],
    ['colours', 'color'],
    ['status', 'status'],
    ['class', 'class'],
    ['API_KEYS', 'api_keys'],
  ])('folds %s to %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });
});

describe('indexTerms', () => {
  it('knows an identifier whole, joined and by its parts', () => {
    expect(indexTerms('PREVENT_EMAIL_PASSWORD')).toEqual([
      'prevent_email_password',
      'preventemailpassword',
      'prevent',
      'email',
      'password',
    ]);
    expect(indexTerms('hasFeature')).toEqual(['hasfeature', 'has', 'feature']);
  });

  it('does not take the names of products apart', () => {
    expect(indexTerms('JavaScript')).toEqual(['javascript']);
    expect(indexTerms('ClickHouse')).toEqual(['clickhouse']);
  });

  it('knows an address by what follows each slash', () => {
    expect(indexTerms('api.example.com/api/v1/flags')).toContain('api/v1/flags');
  });

  it('splits capitals before a word', () => {
    expect(partsOf('parseHTTPServer')).toEqual(['parse', 'HTTP', 'Server']);
  });
});

describe('withoutStopWords', () => {
  it('drops words that say nothing, unless nothing else is left', () => {
    expect(withoutStopWords(['how', 'do', 'I', 'deploy'])).toEqual(['deploy']);
    expect(withoutStopWords(['who', 'are', 'you'])).toEqual(['who', 'are', 'you']);
  });
});
