/**
 * The reader's answer, kept in local storage as the list of services it was given for: a service
 * that is added later is asked for again.
 */
import {readStored, store} from '../../shared/browser/storage';
import type {ServiceId} from '../types';

const KEY = 'docs.privacy';

type Consent = 'granted' | 'denied' | 'unknown';
type Stored = {answer: 'granted' | 'denied'; services: string[]};

type Signals = {doNotTrack?: string | null; globalPrivacyControl?: boolean};

/** Browsers that say "do not track me" have answered for their reader. */
export function browserRefuses({doNotTrack, globalPrivacyControl}: Signals = navigator): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}

export function readConsent(services: ServiceId[]): Consent {
  if (browserRefuses()) return 'denied';
  const stored = parseStored(readStored(KEY));
  if (!stored) return 'unknown';
  if (stored.answer === 'denied') return 'denied';
  return services.every((id) => stored.services.includes(id)) ? 'granted' : 'unknown';
}

export function storeConsent(answer: 'granted' | 'denied', services: ServiceId[]): void {
  store(KEY, JSON.stringify({answer, services} satisfies Stored));
}

export function parseStored(text: string | null): Stored | undefined {
  if (!text) return undefined;
  try {
    const {answer, services} = JSON.parse(text) as Partial<Record<keyof Stored, unknown>>;
    if (answer !== 'granted' && answer !== 'denied') return undefined;
    return {answer, services: Array.isArray(services) ? services.filter((id) => typeof id === 'string') : []};
  } catch {
    return undefined;
  }
}
