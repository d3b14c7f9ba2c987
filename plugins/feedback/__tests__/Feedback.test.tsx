import {cleanup, render, screen, waitFor} from '@testing-library/react';
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
  it('keeps the answer in the browser and offers it as a prefilled issue', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    await say();
    const link = screen.getByRole('link', {name: 'Open a GitHub issue'});
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('body')).toBe(
      'Page: /clients/\nHelpful: no\nReason: Something is missing\n\nWhat about Perl?',
    );
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(readAnswers()).toEqual([answer]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('posts the answer when an address is configured', async () => {
    data.url = 'https://feedback.test';
    const fetched = vi.fn(async () => ({ok: true}));
    vi.stubGlobal('fetch', fetched);
    await say();
    await userEvent.click(screen.getByRole('button', {name: 'Send'}));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('was sent'));
    expect(fetched).toHaveBeenCalledWith(
      'https://feedback.test',
      expect.objectContaining({method: 'POST', credentials: 'omit', body: JSON.stringify(answer)}),
    );
  });

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
