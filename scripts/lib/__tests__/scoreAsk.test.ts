import {describe, expect, it} from 'vitest';

import type {Passage} from '../../../plugins/search/engine/types';
import type {Engine} from '../../../plugins/search/engine/engine';
import type {Question, Search} from '../ask/questionSet';
import {askQuestion, hasRow, isRefused, scoreAsk} from '../ask/scoreAsk';
import {runSearch, scoreSearch} from '../ask/scoreSearch';

const QUESTION: Question = {
  id: '1',
  question: 'How long is the timeout?',
  page: '/clients/android',
  heading: 'options',
  row: 'timeout',
  area: 'clients',
  source: 'own',
  also: [],
  set: 'tune',
};

function engineOf(passages: Passage[], coverage = 1): Engine {
  return {
    retrieve: async () => ({passages, coverage}),
    search: async () => Promise.reject(new Error('not asked')),
    prepare: async () => undefined,
  };
}

function quote(url: string, table: string): Passage {
  return {url, page: 'Android', heading: 'Options', blocks: [{kind: 'table', text: table}]};
}

describe('ask', () => {
  it('counts a passage only when the row is among those quoted', async () => {
    const engine = engineOf([quote('/clients/android#options', 'Option | Default\nretries | 3'), quote('/clients/ios', 'timeout | 60')]);
    expect(await askQuestion(engine, QUESTION)).toMatchObject({page: 0, section: 0, passage: -1});
  });

  it('finds the position of the right passage, also of another place that answers', async () => {
    const engine = engineOf([quote('/quickstart', 'a | b'), quote('/clients/#options', 'timeout | 4')]);
    const question: Question = {...QUESTION, also: [{page: '/clients/', heading: 'options', row: 'timeout'}]};
    const outcome = await askQuestion(engine, question);
    expect(outcome).toMatchObject({page: 1, section: 1, passage: 1, isRefused: false});
    expect(scoreAsk([outcome])).toMatchObject({pageFirst: 0, pageInThree: 1, passageFirst: 0, passageInThree: 1, wrongRefusals: 0});
  });

  it('takes a refusal from the assistant itself', async () => {
    const refusal = {id: '2', question: 'Who won?', kind: 'general', set: 'tune'} as const;
    expect(await isRefused(engineOf([quote('/quickstart', 'a | b')], 0.1), refusal)).toBe(true);
    expect(await isRefused(engineOf([quote('/quickstart', 'a | b')], 0.9), refusal)).toBe(false);
  });

  it('knows a row by its whole first cell', () => {
    expect(hasRow('timeout | 4\nretries | 3', 'timeout')).toBe(true);
    expect(hasRow('timeoutSeconds | 4', 'timeout')).toBe(false);
  });
});

describe('search', () => {
  it('scores what Enter opens and the position of the page', async () => {
    const hit = (url: string, section: string) => ({
      url,
      title: [],
      trail: [],
      type: '',
      isSectionBest: true,
      snippet: [],
      sections: [{url: section, heading: [], snippet: []}],
    });
    const hits = [hit('/other', '/other#a'), hit('/clients/android', '/clients/android#options')];
    const engine = {...engineOf([]), search: async () => ({hits, total: 2, facets: {type: [], section: []}, suggestions: []})};
    const search: Search = {id: '3', query: 'timeout', page: '/clients/android', heading: 'options', also: [], set: 'tune'};
    const outcome = await runSearch(engine, search);
    expect(outcome).toMatchObject({page: 2, opens: '/other#a', opensPlace: false});
    expect(scoreSearch([outcome])).toEqual({searches: 1, meanReciprocalRank: 0.5, pageFirst: 0, placeFirst: 0});
  });
});
