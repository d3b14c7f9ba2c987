import {callsOf, costOf, format, loadOf, readUsage, type UsageState} from '../../model/usage';
import {picture, table, type Drawing} from '../html';
import type {ExampleBlock} from './index';

export function usageExample(start: unknown): ExampleBlock[] {
  const state = readUsage(start);
  return state.view === 'cost' ? costExample(state) : loadExample(state);
}

function costExample(state: UsageState): ExampleBlock[] {
  const rows = callsOf(state).filter(({calls}) => calls > 0);
  const {calls, units} = costOf(state);
  return [
    picture({
      title: `Worked example: ${format(calls)} API calls in 30 days`,
      alt: `${rows.map((row) => `${row.source}: ${format(row.calls)} calls`).join('; ')}. Together ${format(calls)} calls, ${units} units of 100,000 above a plan with ${format(state.included)}.`,
      draw: (room) =>
        bars(
          rows.map(({source, calls: value}) => [source, value]),
          room,
        ),
    }),
    table({
      caption: 'API calls in 30 days',
      head: ['Source', 'Calculation', 'Calls'],
      rows: [...rows.map((row) => [row.source, row.calculation, format(row.calls)]), ['All', '', format(calls)]],
    }),
  ];
}

function loadExample(state: UsageState): ExampleBlock[] {
  const load = loadOf(state);
  const rows: [string, number][] = [
    ['A: identities', load.identities],
    ['B: environment documents', load.documents],
    ['C: flags', load.flags],
  ];
  return [
    picture({
      title: `Worked example: tier ${load.tier}, ${load.replicas} API replicas`,
      alt: `${rows.map(([name, value]) => `${name}: ${format(value, 2)} requests per second`).join('; ')}. The tier is ${load.tier}; ${load.replicas} API replicas need ${load.connections} database connections.`,
      draw: (room) => bars(rows, room),
    }),
    table({
      caption: 'Load of an installation',
      head: ['Number', 'Value'],
      rows: [
        ...rows.map(([name, value]) => [`${name}, per second`, format(value, 2)]),
        ['Tier', load.tier],
        ['Requests at the same time', format(load.concurrency, 2)],
        ['API replicas', String(load.replicas)],
        ['Database connections of the API', String(load.connections)],
      ],
    }),
  ];
}

function bars(rows: [string, number][], room: number): Drawing {
  const most = Math.max(...rows.map(([, value]) => value), 1);
  const shapes = rows.map(([name, value], index) => {
    const y = 10 + index * 40;
    const length = Math.max(2, (value / most) * (room - 110));
    return `<text x="10" y="${y + 12}">${name}</text><rect x="10" y="${y + 18}" width="${length.toFixed(1)}" height="12" rx="3" fill="var(--site-accent)"/><text x="${(length + 18).toFixed(1)}" y="${y + 28}" font-size="12">${format(value, 2)}</text>`;
  });
  return {width: room, height: rows.length * 40 + 16, shapes: shapes.join('')};
}
