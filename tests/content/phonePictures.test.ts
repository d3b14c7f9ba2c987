/**
 * What phones show of a picture (scripts/screenshots/phone.ts): readable, with every ring whole.
 */
import {describe, expect, it} from 'vitest';

import {collectPictures} from '../../scripts/screenshots/collect';
import {readPixels} from '../../scripts/screenshots/compare';
import {ringsIn, type Pixels} from '../../scripts/screenshots/findRings';
import {compose, layOut, WIDEST} from '../../scripts/screenshots/phone';

const RING = [232, 89, 12];
type Area = [left: number, top: number, width: number, height: number];

/** White, with areas of a colour, in CSS pixels. */
function paint(width: number, height: number, areas: {at: Area; colour: number[]}[]): Pixels {
  const data = Buffer.alloc(width * height * 12, 255);
  for (const {
    at: [left, top, wide, high],
    colour,
  } of areas)
    for (let y = top * 2; y < (top + high) * 2; y++)
      for (let x = left * 2; x < (left + wide) * 2; x++) data.set(colour, (y * width * 2 + x) * 3);
  return {data, width: width * 2, height: height * 2};
}

const ringAt = (at: Area) => ({at, colour: RING});
/** Words: no two columns alike. */
const wordsAt = ([left, top, width, height]: Area) =>
  Array.from({length: width}, (_, index) => ({at: [left + index, top, 1, height] as Area, colour: [index % 2 ? 0 : 90, 0, 0]}));

describe('a picture for phones', () => {
  it('finds the rings', () => {
    const picture = paint(600, 200, [ringAt([500, 40, 60, 30]), {at: [10, 10, 5, 5], colour: RING}]);
    expect(ringsIn(picture)).toEqual([{left: 500, top: 40, right: 560, bottom: 70}]);
  });

  it('is the whole one without its empty columns where that is enough', () => {
    const picture = paint(800, 200, [...wordsAt([20, 20, 100, 14]), ringAt([700, 150, 80, 30])]);
    const parts = layOut(picture, picture, undefined);
    expect(parts).toHaveLength(1);
    expect(parts[0]!.columns).toHaveLength(WIDEST * 2);
    const small = compose(picture, parts);
    expect([small.width, small.height]).toEqual([840, 400]);
  });

  it('shows the surroundings of the rings where words fill the width', () => {
    const picture = paint(900, 900, [...wordsAt([0, 20, 900, 14]), ringAt([700, 450, 80, 30]), ...wordsAt([0, 700, 900, 14])]);
    const [only, ...more] = layOut(picture, picture, undefined);
    expect(more).toEqual([]);
    expect(only!.columns.length).toBeLessThanOrEqual(WIDEST * 2);
    expect(only!.top / 2).toBeGreaterThan(380);
    expect(only!.bottom / 2).toBeLessThan(520);
  });

  it('takes out only what is empty in both colour modes', () => {
    const light = paint(800, 100, [ringAt([20, 30, 60, 30])]);
    const dark = paint(800, 100, [ringAt([20, 30, 60, 30]), ...wordsAt([100, 10, 700, 14])]);
    const [part] = layOut(light, dark, [[0, 100]]);
    expect(part!.columns.at(-1)! / 2).toBeLessThan(600);
  });

  it('refuses to cut a ring, and to guess without one', () => {
    const wide = paint(900, 200, [...wordsAt([0, 50, 900, 60]), ringAt([10, 120, 60, 30]), ringAt([820, 120, 60, 30])]);
    expect(() => layOut(wide, wide, [[0, 200]])).toThrow(/the ring at 820, 120 is not whole/);
    const plain = paint(900, 200, wordsAt([0, 50, 900, 60]));
    expect(() => layOut(plain, plain, undefined)).toThrow(/it has no rings.*`phone`/);
  });
});

describe('the pictures of the dashboard', () => {
  /** Rings that are wide themselves, and a row with a word at each end. */
  const SMALLER = [
    'basic-features/segments/new-segment',
    'clients/index/environment-keys',
    'guides-and-examples/staged-feature-rollouts/rollout-override',
    'system-administration/api-usage/usage',
    'system-administration/importing-and-exporting/features/export-features',
    'system-administration/importing-and-exporting/features/import-features',
  ];

  it('have every ring on phones, with its number, and words of 11 px there, some of 10', async () => {
    for (const {id, files, picture} of await collectPictures()) {
      const phone = await readPixels(files.phone);
      expect((13 * 358) / Math.max(358, phone.width / 2), id).toBeGreaterThanOrEqual(SMALLER.includes(id) ? 10 : 11);
      // Its two rings touch and are found as one.
      const shared = id === 'advanced-use/release-pipelines/add-to-pipeline' ? 1 : 0;
      expect(ringsIn(phone).length, id).toBe(2 * (picture.rings?.length ?? 0) - shared);
    }
  }, 120_000);
});
