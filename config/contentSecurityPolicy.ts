/** What hosted services add to the policy of the site. Only what is configured adds anything. */
import {mergePolicies} from '../plugins/delivery/index';
import type {Policy} from '../plugins/delivery/types';
import {servicePolicies} from '../plugins/analytics/index';
import type {SiteEnv} from './env';
import {sitePolicy} from './headers';

export function policyFor({services, search, assistant, feedbackUrl}: SiteEnv): Policy {
  return mergePolicies(
    sitePolicy,
    ...servicePolicies(services),
    search ? searchPolicy(search.appId) : {},
    askPolicy(assistant.ask),
    assistant.widget ? widgetPolicy(assistant.widget.logo) : {},
    assistant.chatId ? chatPolicy : {},
    feedbackUrl ? {'connect-src': [new URL(feedbackUrl).origin]} : {},
  );
}

function searchPolicy(appId: string): Policy {
  return {'connect-src': [`https://${appId}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)]};
}

function askPolicy(ask: SiteEnv['assistant']['ask']): Policy {
  if (!ask) return {};
  if (ask.kind === 'openai') return {'connect-src': [new URL(ask.url).origin]};
  return {'connect-src': ask.kind === 'agent-studio' ? [`https://${ask.appId}.algolia.net`] : ['https://askai.algolia.com']};
}

/**
 * Kapa's widget is one file, writes style elements and proves with reCAPTCHA that a person asks.
 */
function widgetPolicy(logo: string): Policy {
  return {
    'script-src': [
      'https://widget.kapa.ai/kapa-widget.bundle.js',
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    'style-src': ["'unsafe-inline'"],
    'img-src': [new URL(logo).origin],
    'connect-src': [
      'https://proxy.kapa.ai',
      'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
      'https://metrics.kapa.ai',
      'https://www.google.com',
    ],
    'frame-src': ['https://www.google.com'],
  };
}

/** Crisp colours its box with style elements and runs its workers from blobs. */
const chatPolicy: Policy = {
  'script-src': ['https://client.crisp.chat'],
  'style-src': ["'unsafe-inline'", 'https://client.crisp.chat'],
  'font-src': ['https://client.crisp.chat'],
  'img-src': ['https://client.crisp.chat', 'https://image.crisp.chat', 'https://storage.crisp.chat'],
  'media-src': ["'self'", 'https://client.crisp.chat'],
  'worker-src': ['blob:'],
  'connect-src': [
    'https://client.crisp.chat',
    'https://storage.crisp.chat',
    'wss://client.relay.crisp.chat',
    'wss://stream.relay.crisp.chat',
  ],
  'frame-src': ['https://game.crisp.chat'],
};
