import type {Policy} from '../../delivery/types';
import type {ServiceId, ServiceSettings} from '../types';

type CatalogueEntry<Id extends ServiceId> = {
  /** Named by what it does for the site; shown in the prompt. */
  name: string;
  /** Sources that its vendor documents. */
  policy: (settings: NonNullable<ServiceSettings[Id]>) => Policy;
};

export const serviceCatalog: {[Id in ServiceId]: CatalogueEntry<Id>} = {
  analytics: {
    name: 'page views and sessions (Amplitude, EU)',
    policy: () => ({'connect-src': ['https://api.eu.amplitude.com', 'https://sr-client-cfg.eu.amplitude.com']}),
  },
  tagManager: {
    name: 'measurement tags (Google Tag Manager)',
    policy: () => ({
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
      'connect-src': ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
      'frame-src': ['https://www.googletagmanager.com'],
    }),
  },
  marketing: {
    name: 'campaign attribution (HubSpot)',
    policy: ({region}) => ({
      'script-src': ['hs-scripts.com', 'hs-analytics.net', 'hs-banner.com', 'hscollectedforms.net'].map(
        (domain) => `https://${hubspotHost(region)}.${domain}`,
      ),
      'img-src': ['https://*.hubspot.com', 'https://*.hsforms.com'],
      'connect-src': [
        'https://*.hubspot.com',
        'https://*.hubapi.com',
        'https://*.hscollectedforms.net',
        `https://${hubspotHost(region)}.hs-banner.com`,
      ],
    }),
  },
  visitorIntelligence: {
    name: 'which companies read the docs (Reo)',
    policy: () => ({'script-src': ['https://static.reo.dev'], 'connect-src': ['https://api.reo.dev']}),
  },
};

function hubspotHost(region: string): string {
  return region === 'na1' ? 'js' : `js-${region}`;
}

export function servicePolicies(settings: ServiceSettings): Policy[] {
  return idsOf(settings).map((id) => (serviceCatalog[id].policy as (value: unknown) => Policy)(settings[id]));
}

export function idsOf(settings: ServiceSettings): ServiceId[] {
  return (Object.keys(serviceCatalog) as ServiceId[]).filter((id) => settings[id] !== undefined);
}
