import {describe, expect, it} from 'vitest';

import {knowMore} from '../engine/ask/askedWords';
import {findWords} from '../engine/ask/findWords';
import {tellApart} from '../engine/ask/tellApart';
import {readUnits} from '../engine/ask/units';
import {SearchIndex} from '../engine/searchIndex';
import {fitBudget} from '../node/fitBudget';
import {packAsk} from '../node/packAsk';
import type {SourcePage} from '../node/packPages';

/** All rows speak of permissions and flags: one word decides. */
const ROWS = [
  'Task | Permission',
  'Permission to delete a flag | DELETE',
  'Permission to toggle a flag | UPDATE',
  'Permission to tag a flag | TAG',
];
const PAGE: SourcePage = {
  url: '/permissions',
  title: 'Permissions',
  description: 'Who may do what.',
  keywords: [],
  breadcrumbs: ['Administration', 'Permissions'],
  type: 'reference',
  sections: [{id: '', heading: 'Permissions', level: 1, parents: [], blocks: [{kind: 'table', text: ROWS.join('\n')}]}],
};
const QUESTIONS = {'/permissions': [{text: 'permission to mark a flag with a label', unit: 3}]};

const index = new SearchIndex(fitBudget([PAGE], {}, 100_000).index);
const units = readUnits(packAsk([PAGE], QUESTIONS, {groups: [], everyday: '', elsewhere: []}), index.places);

/** What each row gains, when all had the same score. */
function gains(question: string): number[] {
  const scores = new Float64Array(ROWS.length).fill(1);
  const [section] = units.sections;
  if (section) tellApart(units, findWords(units, knowMore(index.wordsOf(question), units)), section, scores);
  return [...scores].map((score) => score - 1);
}

describe('tellApart', () => {
  it('prefers the row with the word that the others do not have', () => {
    const [, remove = 0, toggle = 0, tag = 0] = gains('Which permission to toggle a flag?');
    expect(toggle).toBeGreaterThan(2 * remove);
    expect(remove).toBe(tag);
  });

  it('takes the words of the questions that a row answers for its own', () => {
    const [, remove = 0, , tag = 0] = gains('Which permission for a label?');
    expect(tag).toBeGreaterThan(2 * remove);
  });

  it('leaves the scores alone when nothing tells the rows apart', () => {
    expect(gains('pizza')).toEqual([0, 0, 0, 0]);
  });
});
