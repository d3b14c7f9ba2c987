import {cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {Feedback} from '../client/Feedback';
import {issueAddress} from '../client/issueAddress';
import {readAnswers} from '../client/storedAnswers';

const data = {url: null as string | null, issuesUrl: 'https://code.test/issues/new'};

const answer = {page: '/clients/', helpful: false, reason: 'Something is missing', comment: 'What about Perl?'};

async function say(): Promise<void> {
  const user = userEvent.setup();
  render(<Feedback page="/clients/" title="SDKs" settings={data} />);
  await user.click(screen.getByRole('button', {name: 'No'}));
  await user.click(await screen.findByRole('radio', {name: answer.reason}));
  await user.type(screen.getByRole('textbox'), answer.comment);
}

beforeEach(() => {
  data.url = null;
  window.localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Feedback', () => {
  it('offers the issue when posting fails', async () => {
    data.url = 'https://feedback.test';
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')));
    await say();
    await userEvent.click(screen.getByRole('button', {name: 'Send'}));
    expect(await screen.findByRole('link', {name: 'Open a GitHub issue'})).toBeTruthy();
    expect(readAnswers()).toEqual([answer]);
  });
});

describe('readAnswers', () => {
  it('counts anything malformed as nothing', () => {
    window.localStorage.setItem('docs.feedback', '{"a":');
    expect(readAnswers()).toEqual([]);
    window.localStorage.setItem('docs.feedback', '[1, {"page": "/x"}]');
    expect(readAnswers()).toEqual([]);
  });
});

describe('issueAddress', () => {
  it('stays within what servers take for the longest comment', () => {
    expect(issueAddress(data.issuesUrl, {...answer, comment: 'ü'.repeat(1000)}, 'T').length).toBeLessThan(8000);
  });
});
