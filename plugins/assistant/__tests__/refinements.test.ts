import {describe, expect, it} from 'vitest';

import {answerAsText} from '../client/answerAsText';
import {refined, refinementsOf} from '../client/refinements';
import type {Answer} from '../client/useAsk';

const passage = (text: string, tabs: string[] = []) => ({
  url: '/clients/#init',
  page: 'SDKs',
  parents: ['Server'],
  heading: 'Initialise',
  tabs,
  blocks: [{kind: 'text' as const, text}],
});

describe('refinementsOf', () => {
  it('offers tabs, and editions where the passage tells them apart', () => {
    expect(refinementsOf(passage('Create a client.', ['Python', 'Go']), 'How?').map(({label}) => label)).toEqual(['Python', 'Go']);
    const both = passage('On SaaS 500 a minute; self-hosted has no limit.');
    expect(refinementsOf(both, 'Rate limit?').map(({label}) => label)).toEqual(['SaaS', 'Self-hosted']);
    expect(refinementsOf(both, 'Rate limit when self-hosting?')).toEqual([]);
    expect(refinementsOf(passage('Only on SaaS.', ['Python']), 'How?')).toEqual([]);
  });

  it('adds an edition to the question, a tab to the view only', () => {
    expect(refined('Rate limit?', {kind: 'edition', label: 'SaaS'})).toBe('Rate limit? (SaaS)');
    expect(refined('How?', {kind: 'tab', label: 'Go'})).toBe('How?');
  });
});

it('copies the passage as Markdown with its address', () => {
  const blocks = [
    {kind: 'list' as const, text: 'one\ntwo'},
    {kind: 'table' as const, text: 'Name | Effect\nA | b'},
    {kind: 'code' as const, text: 'pip install', language: 'bash'},
  ];
  const answer = {passages: [{...passage(''), blocks}], isGenerative: false, status: 'done', text: ''} as unknown as Answer;
  expect(answerAsText(answer, 'https://docs.example')).toBe(
    [
      '- one\n- two',
      '| Name | Effect |\n| --- | --- |\n| A | b |',
      '```bash\npip install\n```',
      'Source: [SDKs › Server › Initialise](https://docs.example/clients/#init)',
    ].join('\n\n'),
  );
});
