/**
 * Code that creates a client. The options are those of data/tables/server-sdk-options.json and
 * client-sdk-options.json; a test compares the names.
 */
import {flag, numberBetween, oneOf, settings, text} from './read';

export const SDK_LANGUAGES = ['browser', 'nodejs', 'python', 'java', 'go', 'csharp', 'ruby', 'php', 'rust', 'elixir'] as const;
export type SdkLanguage = (typeof SDK_LANGUAGES)[number];

export const LANGUAGE_LABELS: Record<SdkLanguage, string> = {
  browser: 'JavaScript (browser)',
  nodejs: 'Node.js',
  python: 'Python',
  java: 'Java',
  go: 'Go',
  csharp: '.NET',
  ruby: 'Ruby',
  php: 'PHP',
  rust: 'Rust',
  elixir: 'Elixir',
};

const ADDRESS = /^(https?:\/\/[\w.:-]+(\/[\w./-]*)?)?$/;

/** 0 for a number means: leave the SDK's default. */
const sdk = settings({
  language: ['nodejs', oneOf(SDK_LANGUAGES)],
  evaluation: ['remote', oneOf(['remote', 'local'])],
  address: ['', text(200, ADDRESS)],
  refresh: [60, numberBetween(1, 86_400)],
  timeout: [0, numberBetween(0, 120)],
  retries: [-1, numberBetween(-1, 20)],
  analytics: [false, flag],
  realtime: [false, flag],
  cache: [0, numberBetween(0, 1440)],
});
export type SdkState = typeof sdk.defaults;
export const {defaults: sdkDefaults, read: readSdk} = sdk;

export function isAddress(address: string): boolean {
  return ADDRESS.test(address);
}

/** The reader's host as SDKs want it: with `/api/v1/` and the slash at the end. Empty is SaaS. */
export function apiUrl(address: string): string {
  if (!address) return 'https://edge.api.flagsmith.com/api/v1/';
  const base = address.replace(/\/+$/, '');
  return /\/api\/v1$/.test(base) ? `${base}/` : `${base}/api/v1/`;
}

type Ability = {timeout: boolean; retries: boolean; realtime: boolean; local: boolean; minRefresh: number; minTimeout: number};
const server: Ability = {timeout: true, retries: true, realtime: false, local: true, minRefresh: 1, minTimeout: 0};

/** The options of each SDK; other fields of the form are switched off. */
export const ABILITIES: Record<SdkLanguage, Ability> = {
  browser: {...server, timeout: false, retries: false, realtime: true, local: false},
  nodejs: server,
  python: {...server, realtime: true},
  java: server,
  go: {...server, realtime: true},
  csharp: server,
  ruby: {...server, realtime: true},
  php: {...server, timeout: false, retries: false},
  rust: {...server, retries: false},
  elixir: {...server, minRefresh: 60, minTimeout: 5},
};

export function needsServerKey({language, evaluation}: SdkState): boolean {
  return language === 'elixir' || (evaluation === 'local' && ABILITIES[language].local);
}

/** Sentences a reader must know about the chosen combination. */
export function notesOf(state: SdkState): string[] {
  const {language, evaluation, realtime, refresh, timeout} = state;
  const {local, minRefresh, minTimeout, realtime: canListen} = ABILITIES[language];
  const notes: string[] = [];
  if (needsServerKey(state)) notes.push('The key is a server-side key: it starts with ser. and stays out of browsers and repositories.');
  if (language === 'browser') notes.push('The key is the client-side key, which is public.');
  if (language === 'php' && evaluation === 'local')
    notes.push('PHP keeps the document in the cache that you pass. Call updateEnvironment() before you read flags.');
  if (language === 'go' && evaluation === 'local')
    notes.push('Call client.UpdateEnvironment(ctx) once, so that the first read finds the document.');
  if (language === 'java' && evaluation === 'local')
    notes.push('Call flagsmith.updateEnvironment() once, so that the first read finds the document.');
  if (local && evaluation === 'local' && refresh < minRefresh)
    notes.push(`This SDK refuses an interval below ${minRefresh} s; the code has ${minRefresh} s.`);
  if (timeout > 0 && timeout < minTimeout) notes.push(`This SDK refuses a timeout below ${minTimeout} s; the code has ${minTimeout} s.`);
  if (realtime && local && canListen && evaluation === 'remote')
    notes.push('Real-time updates need local evaluation in this SDK, so the line is left out.');
  return notes;
}
