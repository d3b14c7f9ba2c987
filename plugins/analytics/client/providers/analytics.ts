/**
 * Amplitude. The package is pinned below 2.22: later versions ask for their remote configuration in
 * another way and with another time-out (decisions/analytics.md). Its browser defaults differ from
 * the figures of the site, so each is set here.
 */
import {add, init, type Types} from '@amplitude/analytics-browser';

import type {Provider} from '../../types';
import {deleteCookies} from '../deleteCookies';
import {beginFirstSession} from './firstSession';
import {lateTitles} from './lateTitles';
import {quietLogger} from './quietLogger';

const SETTINGS = {
  serverZone: 'EU',
  flushQueueSize: 200,
  flushIntervalMillis: 10_000,
  // The package counts attempts, the first one among them: 12 retries are 13 attempts.
  flushMaxRetries: 13,
  sessionTimeout: 30 * 60 * 1000,
  fetchRemoteConfig: true,
  autocapture: {
    attribution: {initialEmptyValue: 'EMPTY', resetSessionOnNewCampaign: true},
    // A changed hash is another part of the same page.
    pageViews: {trackHistoryChanges: 'pathOnly'},
    sessions: true,
    fileDownloads: true,
    formInteractions: true,
    elementInteractions: false,
  },
} satisfies Types.BrowserOptions;

export const load: Provider<'analytics'>['load'] = async ({apiKey, batch}) => {
  add(lateTitles());
  const sessionId = beginFirstSession(apiKey);
  const settings = {...SETTINGS, useBatch: batch, loggerProvider: quietLogger(), ...(sessionId ? {sessionId} : {})};
  await init(apiKey, undefined, settings).promise;
};

export const forget: Provider<'analytics'>['forget'] = () => {
  deleteCookies('AMP_');
  for (const key of Object.keys(window.localStorage)) if (key.startsWith('AMP_')) window.localStorage.removeItem(key);
};
