import {useCallback} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';

import type {SearchGlobalData} from '../types';
import {getBackend} from './backends/createBackend';
import type {SearchBackend} from './backends/types';

export function useSearchData(): SearchGlobalData {
  return usePluginData('search') as SearchGlobalData;
}

/** What the buttons of Ask are called; undefined on a site without it. */
export function useAskName(): string | undefined {
  return (usePluginData('assistant') as {askName: string} | undefined)?.askName;
}

/** A function that gives the site's backend, and makes it at the first call. */
export function useBackend(): () => Promise<SearchBackend> {
  const data = useSearchData();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return useCallback(() => getBackend(data, baseUrl), [data, baseUrl]);
}
