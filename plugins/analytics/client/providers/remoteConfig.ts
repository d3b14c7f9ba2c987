/**
 * Wraps the analytics package's fetch of remote configuration (index.ts): the
 * request of a new visitor names the session that is about to begin.
 */
import {createRemoteConfigFetch as create} from '@amplitude/analytics-remote-config';

import {firstSession} from './firstSession';

type Options = Parameters<typeof create>[0];

export async function createRemoteConfigFetch<Config extends Record<string, object>>(options: Options) {
  const fetcher = await create<Config>(options);
  const {getRemoteConfig} = fetcher;
  fetcher.getRemoteConfig = (namespace, key, sessionId) => getRemoteConfig(namespace, key, sessionId ?? firstSession());
  return fetcher;
}
