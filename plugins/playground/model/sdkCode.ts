import {ABILITIES, apiUrl, needsServerKey, type SdkState} from './sdk';
import {SDK_TEMPLATES} from './sdkTemplates';

/** Code that creates a client, with the settings that its SDK has. */
export function writeSdk(state: SdkState): string {
  const {local, minRefresh, minTimeout, realtime, timeout, retries} = ABILITIES[state.language];
  const isLocal = local && state.evaluation === 'local';
  return SDK_TEMPLATES[state.language]({
    url: apiUrl(state.address),
    local: isLocal,
    refresh: Math.max(state.refresh, minRefresh),
    timeout: timeout && state.timeout > 0 ? Math.max(state.timeout, minTimeout) : 0,
    retries: retries ? state.retries : -1,
    analytics: state.analytics,
    realtime: state.realtime && realtime && (isLocal || !local),
    cache: state.cache,
    variable: needsServerKey(state) ? 'FLAGSMITH_SERVER_KEY' : 'FLAGSMITH_ENVIRONMENT_KEY',
  });
}
