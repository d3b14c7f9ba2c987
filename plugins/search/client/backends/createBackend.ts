import type {SearchGlobalData} from '../../types';
import {type SearchBackend, SearchUnavailable} from './types';

let backend: Promise<SearchBackend> | undefined;

/** The one backend of the site, shared by the search box, the search page and the assistant. */
export function getBackend(data: SearchGlobalData, baseUrl: string): Promise<SearchBackend> {
  backend ??= createBackend(data, baseUrl).catch((error: unknown) => {
    backend = undefined;
    throw error;
  });
  return backend;
}

async function createBackend({hosted, dataFolder}: SearchGlobalData, baseUrl: string): Promise<SearchBackend> {
  const embedded = dataFolder ? (await import('./embedded')).createEmbeddedBackend(`${baseUrl}${dataFolder}`) : undefined;
  if (hosted) return withPassagesOf((await import('./algolia')).createAlgoliaBackend(hosted), embedded);
  return embedded ?? withoutData();
}

/** The hosted service ranks; quoting needs whole sections, which only the site's own data has. */
function withPassagesOf(hosted: SearchBackend, embedded: SearchBackend | undefined): SearchBackend {
  return {...hosted, ...(embedded?.ask ? {ask: embedded.ask} : {})};
}

function withoutData(): SearchBackend {
  const fail = () => Promise.reject(new SearchUnavailable('This site has not been built yet, so there is nothing to search.', 'no-data'));
  return {delayMs: 0, warmUp: async () => undefined, search: fail, ask: fail};
}
