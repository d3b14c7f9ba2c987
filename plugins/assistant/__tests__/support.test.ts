import {describe, expect, it} from 'vitest';

import {checkSupport} from '../client/support';

const PASSAGES = [
  {
    url: '/limits',
    page: 'System limits',
    heading: 'Rate limits',
    blocks: [{kind: 'text' as const, text: 'The Admin API allows 500 requests a minute on SaaS. Set USER_THROTTLE_RATE to change it.'}],
  },
  {
    url: '/python',
    page: 'Server-side SDKs',
    heading: 'Initialise',
    blocks: [{kind: 'code' as const, text: 'flagsmith = Flagsmith(environment_key=key)', language: 'python'}],
  },
];
const check = (text: string, question = 'What is the rate limit?') => checkSupport(text, question, PASSAGES).unsupported;

describe('checkSupport', () => {
  it('takes sentences whose facts stand in what they cite', () => {
    expect(check('The Admin API allows 500 requests a minute [1]. Change it with `USER_THROTTLE_RATE`. [1]')).toEqual([]);
    expect(check('Create it like this [2]:\n```python\nflagsmith = Flagsmith(environment_key=key)\n```')).toEqual([]);
  });

  it.each([
    ['a number that is not there', 'The limit is 900 requests a minute [1].'],
    ['a name that is not there', 'It is counted by Cloudflare for you [1].'],
    ['code that is not there', 'Set `MAX_RATE` to change it [1].'],
    ['the wrong passage', 'The limit is 500 requests a minute [2].'],
    ['a passage that does not exist', 'The limit is 500 requests a minute [7].'],
    ['no citation', 'The limit is 500 requests a minute.'],
  ])('names sentences with %s', (_, text) => {
    expect(check(text)).toHaveLength(1);
  });

  it('names samples with identifiers of their own', () => {
    expect(check('Create it [2]:\n```python\nflagsmith = Flagsmith(make_it_fast=True)\n```')).toEqual([
      'flagsmith = Flagsmith(make_it_fast=True)',
    ]);
  });

  it('lets a model repeat the question, and say that it does not know', () => {
    expect(check('For 10 users the limit is 500 requests a minute [1].', 'What is the limit for 10 users?')).toEqual([]);
    expect(check('The passages do not answer the question.')).toEqual([]);
  });
});
