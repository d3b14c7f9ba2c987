import {ABILITIES, apiUrl, LANGUAGE_LABELS, notesOf, readSdk, SDK_LANGUAGES} from '../../model/sdk';
import {writeSdk} from '../../model/sdkCode';
import {chain, picture, table} from '../html';
import type {ExampleBlock} from './index';

export function sdkExample(start: unknown): ExampleBlock[] {
  const state = readSdk(start);
  const label = LANGUAGE_LABELS[state.language];
  const isLocal = ABILITIES[state.language].local && state.evaluation === 'local';
  const fence = ['browser', 'nodejs'].includes(state.language) ? 'js' : state.language;
  const title = `Worked example: ${label}, ${isLocal ? 'local' : 'remote'} evaluation`;
  return [
    picture({
      title,
      alt: `The ${label} client talks to ${apiUrl(state.address)}. ${notesOf(state).join(' ')}`,
      draw: (room) =>
        chain(
          [
            {lines: [label, isLocal ? 'evaluates here' : 'asks for each read'], strong: true},
            {lines: [new URL(apiUrl(state.address)).host, isLocal ? `every ${state.refresh} s` : 'each call'], dashed: true},
          ],
          room,
        ),
    }),
    {code: writeSdk(state), language: fence, title: label},
    table({
      caption: 'What each SDK can be told when it starts',
      head: ['SDK', 'Local evaluation', 'Timeout', 'Retries', 'Real-time'],
      rows: SDK_LANGUAGES.map((language) => {
        const {local, timeout, retries, realtime} = ABILITIES[language];
        return [LANGUAGE_LABELS[language], ...[local, timeout, retries, realtime].map((can) => (can ? 'yes' : 'no'))];
      }),
    }),
  ];
}
