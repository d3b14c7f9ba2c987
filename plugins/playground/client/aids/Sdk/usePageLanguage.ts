import {useSyncExternalStore} from 'react';

import {SDK_LANGUAGES, type SdkLanguage} from '../../../model/sdk';

/**
 * The language of a page with a language bar (plugins/static-pages): an attribute of the document.
 */
export function usePageLanguage(): SdkLanguage | undefined {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {attributeFilter: ['data-only']});
  return () => observer.disconnect();
}

function read(): SdkLanguage | undefined {
  const value = document.documentElement.dataset.only;
  return SDK_LANGUAGES.find((language) => language === (value === 'javascript' ? 'nodejs' : value));
}
