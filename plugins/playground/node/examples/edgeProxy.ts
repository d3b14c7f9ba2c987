import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fieldsOf, readProxy, staleAfter, toConfig, type ConfigRow} from '../../model/edgeProxy';
import {chain, picture, table} from '../html';
import type {ExampleBlock} from './index';

export function edgeProxyExample(start: unknown): ExampleBlock[] {
  const state = readProxy(start);
  const fields = fieldsOf(readRows());
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

function readRows(): ConfigRow[] {
  return (JSON.parse(readFileSync(path.join(process.cwd(), 'data/tables/edge-proxy-config.json'), 'utf8')) as {rows: ConfigRow[]}).rows;
}
