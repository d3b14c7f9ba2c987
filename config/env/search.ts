import {readShaped, readTogether, type Source} from './read';

export type SearchEnv = {appId: string; apiKey: string; indexName: string} | null;

/** The hosted search service. The key is its public search-only key: it is part of every page. */
export function readSearchEnv(source: Source): SearchEnv {
  const appId = readShaped(source, 'ALGOLIA_APP_ID', {
    pattern: /^[A-Z0-9]{8,14}$/i,
    example: 'R2IYF7ETH7',
    meaning: 'an application id (8 to 14 letters and digits)',
  });
  const apiKey = readShaped(source, 'ALGOLIA_API_KEY', {
    pattern: /^(?:[0-9a-f]{32}|[A-Za-z0-9+/=]{40,})$/i,
    example: 'the 32 hexadecimal digits of the search-only key',
    meaning: 'a search-only API key (32 hexadecimal digits, or a secured key)',
  });
  const indexName = readShaped(source, 'ALGOLIA_INDEX_NAME', {
    pattern: /^[\w.-]+$/,
    example: 'docs',
    meaning: 'an index name (letters, digits, "_", "-" and ".")',
  });
  const isSet = readTogether('the hosted search', {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName});
  return isSet && appId && apiKey && indexName ? {appId, apiKey, indexName} : null;
}
