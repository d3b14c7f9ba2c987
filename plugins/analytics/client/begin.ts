import globalData from '@generated/globalData';

import type {ServiceId, ServicesGlobalData} from '../types';
import {browserRefuses, readConsent, storeConsent} from './consent';
import {forgetServices, loadServices} from './loadServices';
import {showPrompt} from './prompt';

const {settings, names} = globalData['analytics']?.['default'] as ServicesGlobalData;
const ids = Object.keys(names) as ServiceId[];

/** Asks, or does what was answered before. */
export function begin(): void {
  const answer = readConsent(ids);
  if (answer === 'granted') void loadServices(settings);
  if (answer === 'unknown') ask(false);
}

/** From the footer: asks again, regardless of the earlier answer. */
export function reopen(): void {
  ask(true);
}

function ask(takeFocus: boolean): void {
  const before = readConsent(ids);
  showPrompt({
    names: Object.values(names),
    browserRefuses: browserRefuses(),
    takeFocus,
    onAnswer(answer) {
      storeConsent(answer, ids);
      if (answer === 'granted') void loadServices(settings);
      else if (before === 'granted') {
        forgetServices(settings);
        // Scripts that run cannot be taken back; a fresh page has none of them.
        window.location.reload();
      }
    },
  });
}
