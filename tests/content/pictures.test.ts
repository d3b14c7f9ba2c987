/**
 * Pictures of the dashboard against their descriptions and pages. The dashboard cannot run here:
 * what was photographed has to be of the descriptions as they are.
 */
import {statSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import type {Collected} from '../../scripts/screenshots/collect';
import {readKnown} from '../../scripts/screenshots/known';
import {loopProblems} from '../../scripts/screenshots/loops/problems';
import {pictureProblems} from '../../scripts/screenshots/problems';

const {pictures: known, loops: knownLoops} = await readKnown();
const {pictures, files, readPage} = known;

describe('pictures of the dashboard', () => {
  it('are described, fresh, beside their step, and have the labels of their page', () => {
    expect(pictureProblems(known)).toEqual([]);
  });

  it('are small', () => {
    const sizes = files.map((file) => statSync(file).size).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60_000);
    expect(sizes.at(-1)).toBeLessThanOrEqual(120_000);
  });
});

describe('loops of the dashboard', () => {
  it('are described, fresh, small and beside their step', () => {
    expect(loopProblems(knownLoops)).toEqual([]);
  });

  const [entry] = knownLoops.entries;
  it.each([
    ['another script', {...knownLoops, entries: [{...entry!, description: 'other'}]}, /is stale \(description\).*npm run screenshots/],
    ['another film', {...knownLoops, entries: [{...entry!, files: {light: [], dark: []}}]}, /is stale \(files\)/],
    ['a loop without an entry', {...knownLoops, entries: []}, /data\/loops\.json has no entry for/],
    ['a film without a description', {...knownLoops, files: ['docs/pictures/x.webm']}, /x\.webm: nothing under screenshots\/loops\//],
  ])('report %s', (_what, wrong, message) => {
    expect(loopProblems(wrong).join('\n')).toMatch(message);
  });
});

describe('a mistake is reported with its remedy', () => {
  const [first] = pictures as [Collected];
  const changed = (change: Partial<Collected['picture']>) => [{...first, picture: {...first.picture, ...change}}, ...pictures.slice(1)];

  it.each([
    ['a changed description', {...known, pictures: changed({path: '/elsewhere'})}, /is stale \(description\).*npm run screenshots/],
    ['another release', {...known, release: '9.9.9'}, /is stale \(release\)/],
    ['a picture without an entry', {...known, entries: known.entries.filter(({id}) => id !== first.id)}, /has no entry for/],
    ['an entry without a description', {...known, pictures: pictures.slice(1)}, /is no longer described/],
    [
      'a file without a description',
      {...known, files: [...files, 'docs/pictures/x@2x.webp']},
      /x@2x\.webp: nothing under screenshots\/ describes it/,
    ],
    ['a page that does not show it', {...known, readPage: () => 'text'}, /does not show the picture/],
    [
      'a later step before an earlier one',
      {
        ...known,
        readPage: (page: string) =>
          readPage(page).replace('/segments@2x', '/x@2x').replace('/new-segment@2x', '/segments@2x').replace('/x@2x', '/new-segment@2x'),
      },
      /new-segment shows step 2 and stands before segments, step 1\. Change their places/,
    ],
    ['a step that is gone', {...known, pictures: changed({step: 'No such step'})}, /the step of .* is not there/],
    ['made-up numbers that are not said to be', {...known, pictures: changed({answers: {}})}, /Say so in its caption/],
    ['another state of the dashboard', {...known, entries: known.entries.map((each) => ({...each, state: 'other'}))}, /is stale \(state\)/],
    [
      'a label that the page spells differently',
      {...known, pictures: changed({rings: [{step: 1, label: 'FEATURES'}]})},
      /the page spells it "features"/i,
    ],
  ])('%s', (_what, wrong, message) => {
    expect(pictureProblems(wrong).join('\n')).toMatch(message);
  });

  it('a reworded step needs no new picture', () => {
    const {step} = first.picture;
    const reworded = {
      ...known,
      pictures: changed({step: `First, ${step}`}),
      readPage: (page: string) => readPage(page).replace(step, `First, ${step}`),
    };
    expect(pictureProblems(reworded)).toEqual([]);
  });
});
