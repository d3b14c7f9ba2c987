import {readFileSync} from 'node:fs';
import path from 'node:path';

import {fieldsOf, readProxy, staleAfter, toConfig, type ConfigRow} from '../../model/edgeProxy';
import {box, picture, table} from '../html';
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
      width: 560,
      height: 72,
      shapes: [
        box({x: 10, y: 10, width: 140, height: 52, lines: ['SDKs', 'either key of a pair']}),
        '<path d="M150 36h50M350 36h50" stroke="var(--site-accent)" stroke-width="2"/>',
        box({x: 200, y: 10, width: 150, height: 52, lines: ['Edge Proxy', `stale after ${limit ?? '∞'} s`], strong: true}),
        box({x: 400, y: 10, width: 150, height: 52, lines: ['SDK API', 'polled every 10 s'], dashed: true}),
      ].join(''),
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
