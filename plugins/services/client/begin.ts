import globalData from '@generated/globalData';

import type {ServiceId, ServicesGlobalData} from '../types';
import {browserRefuses, readAnswer, storeAnswer} from './consent';
import {forgetServices, loadServices} from './loadServices';
import {showPrompt} from './prompt';

const {settings, names} = globalData['services']?.['default'] as ServicesGlobalData;
const ids = Object.keys(names) as ServiceId[];

/** Asks, or does what was answered before. */
export function begin(): void {
  const answer = readAnswer(ids);
  if (answer === 'granted') loadServices(settings);
  if (answer === 'unknown') ask(false);
}

/** From the footer: the question again, whatever was answered. */
export function reopen(): void {
  ask(true);
}

function ask(takeFocus: boolean): void {
  const before = readAnswer(ids);
  showPrompt({
    names: Object.values(names),
    browserRefuses: browserRefuses(),
    takeFocus,
    onAnswer(answer) {
      storeAnswer(answer, ids);
      if (answer === 'granted') loadServices(settings);
      else if (before === 'granted') {
        forgetServices(settings);
        // Scripts that run cannot be taken back; a fresh page has none of them.
        window.location.reload();
      }
    },
  });
}
