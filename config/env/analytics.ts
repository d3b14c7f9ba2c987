import type {ServiceSettings} from '../../plugins/analytics/types';
import {readShaped, type Shape, type Source} from './read';

/**
 * Hosted services that count or recognise visitors. Ids and keys are public:
 * they are part of the pages.
 */
export type ServicesEnv = ServiceSettings;

const ANALYTICS_KEY: Shape = {
  pattern: /^[0-9a-f]{32}$/i,
  example: '0123456789abcdef0123456789abcdef',
  meaning: 'an API key of 32 hexadecimal digits',
};
const SWITCH: Shape = {pattern: /^(?:on|off)$/, example: 'on', meaning: '"on" or "off"'};
const CONTAINER_ID: Shape = {pattern: /^GTM-[A-Z0-9]{4,10}$/, example: 'GTM-ABC1234', meaning: 'a container id'};
const LOADER_ID: Shape = {
  pattern: /^(?:(?:na|eu|ap)\d-)?\d{4,12}$/,
  example: 'eu1-12345678',
  meaning: 'an account number, after its region and a hyphen unless that is na1',
};
const CLIENT_ID: Shape = {pattern: /^[0-9a-f]{12,32}$/i, example: '0123456789abcde', meaning: 'a client id of 12 to 32 hexadecimal digits'};

export function readServicesEnv(source: Source): ServicesEnv {
  const apiKey = readShaped(source, 'ANALYTICS_API_KEY', ANALYTICS_KEY);
  const batch = readShaped(source, 'ANALYTICS_BATCH', SWITCH);
  if (batch === 'on' && !apiKey)
    throw new Error(
      'Environment variable ANALYTICS_BATCH is "on", but ANALYTICS_API_KEY is missing. Set the key or remove ANALYTICS_BATCH.',
    );
  const containerId = readShaped(source, 'TAG_MANAGER_ID', CONTAINER_ID);
  const loaderId = readShaped(source, 'MARKETING_LOADER_ID', LOADER_ID);
  const clientId = readShaped(source, 'VISITOR_INTELLIGENCE_ID', CLIENT_ID);
  return {
    ...(apiKey && {analytics: {apiKey, batch: batch === 'on'}}),
    ...(containerId && {tagManager: {containerId}}),
    ...(loaderId && {marketing: splitRegion(loaderId)}),
    ...(clientId && {visitorIntelligence: {clientId}}),
  };
}

function splitRegion(loaderId: string): {region: string; accountId: string} {
  const [accountId = '', region = 'na1'] = loaderId.split('-').reverse();
  return {region, accountId};
}
