import {
  countMoves,
  dotPath,
  identifiers,
  IDENTITIES,
  placeNames,
  PLACES,
  placesOf,
  planOf,
  readRollout,
  summarise,
  type RolloutState,
} from '../../model/rollout';
import {isNarrow, picture, table} from '../html';
import {loadEngine} from '../loadEngine';
import type {ExampleBlock} from './index';

/** As many dots as a phone shows well; the table counts all identities. */
const SHOWN = 200;
const COLUMNS = {wide: 40, narrow: 20};
const STEP = 14;
const COLOURS = ['var(--site-border-strong)', 'var(--site-accent)', 'var(--site-amber)', 'var(--site-teal)', 'var(--site-red)'];

export function rolloutExample(start: unknown): ExampleBlock[] {
  const state = readRollout(start);
  const names = identifiers();
  const engine = loadEngine();
  const before = placesOf(engine, planOf(state, 0), names);
  const after = placesOf(engine, planOf(state, 1), names);
  const summary = summarise(state, before, after);
  return [
    picture({
      title: `Worked example: ${titleOf(state)}`,
      alt: `The first ${SHOWN} of ${IDENTITIES} identities as dots. A ring marks the identities that moved. ${summary}`,
      draw: (room) => {
        const columns = isNarrow(room) ? COLUMNS.narrow : COLUMNS.wide;
        const shapes = drawDots(before.slice(0, SHOWN), after.slice(0, SHOWN), columns);
        return {width: columns * STEP, height: (SHOWN / columns) * STEP, shapes};
      },
    }),
    moveTable(state, before, after),
  ];
}

export function titleOf({mode, share, weights}: RolloutState): string {
  const list = (side: 0 | 1) => weights[side].map((weight, index) => `${PLACES[index + 1]} ${weight}`).join(', ');
  return mode === 'split' ? `a split grows from ${share[0]}% to ${share[1]}%` : `weights change from ${list(0)} to ${list(1)}`;
}

function drawDots(before: number[], after: number[], columns: number): string {
  const indexes = (test: (place: number, index: number) => boolean) => after.flatMap((place, index) => (test(place, index) ? [index] : []));
  const path = (chosen: number[], colour: string, size: number) =>
    chosen.length > 0
      ? `<path d="${dotPath(chosen, columns, STEP)}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round"/>`
      : '';
  const moved = indexes((place, index) => place !== before[index]);
  const places = COLOURS.map((colour, place) => {
    const here = indexes((current) => current === place);
    return path(here, colour, place === 0 ? 4 : 8);
  });
  return [path(moved, 'var(--site-text)', 13), path(moved, 'var(--site-bg-subtle)', 10.5), ...places].join('');
}

function moveTable(state: RolloutState, before: number[], after: number[]): string {
  const names = placeNames(state);
  const moves = countMoves(before, after, names.length);
  return table({
    caption: `Where ${IDENTITIES.toLocaleString('en-GB')} identities go`,
    head: ['Before', ...names.map((name) => `After: ${name}`)],
    rows: moves.map((row, from) => [names[from] ?? '', ...row.map(String)]),
  });
}
