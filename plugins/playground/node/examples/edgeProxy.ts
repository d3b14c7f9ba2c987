import {fieldsOf, readProxy, staleAfter, toConfig} from '../../model/edgeProxy';
import {chain, picture, table} from '../html';
import {readRows} from '../readRows';
import type {ExampleBlock} from './index';

export function edgeProxyExample(start: unknown): ExampleBlock[] {
  const state = readProxy(start);
  const fields = fieldsOf(readRows('edge-proxy-config'));
  const config = toConfig(
    fields,
    state,
    Array.from({length: state.pairs}, () => ({server: '', client: ''})),
  );
  const limit = staleAfter(config);
  return [
    picture({
      title: `Worked example: a proxy for ${state.pairs} environments`,
      alt: `The Edge Proxy polls ${(config['api_url'] as string | undefined) ?? 'the Edge API'} for ${state.pairs} environments and serves SDKs. Readiness fails when the documents are older than ${limit ?? 'never'} seconds.`,
      draw: (room) =>
        chain(
          [
            {lines: ['SDKs', 'either key of a pair']},
            {lines: ['Edge Proxy', `stale after ${limit ?? '∞'} s`], strong: true},
            {lines: ['SDK API', 'polled every 10 s'], dashed: true},
          ],
          room,
        ),
    }),
    {code: JSON.stringify(config, null, 2), language: 'json', title: 'config.json'},
    table({
      caption: 'Settings in this file',
      head: ['Key', 'Value', 'Effect'],
      rows: state.values.map(({key, value}) => [
        `<code>${key}</code>`,
        `<code>${value}</code>`,
        fields.find((field) => field.key === key)?.effect ?? '',
      ]),
    }),
  ];
}
