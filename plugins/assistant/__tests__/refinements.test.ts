import {describe, expect, it} from 'vitest';

import {refined, refinementsOf} from '../client/refinements';

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
