import {describe, expect, it, vi} from 'vitest';

import {EMPTY_REPORT, issueUrl, mailUrl, reportText, reportTitle} from '../client/chat/report';
import {createHostedChat} from '../client/chat/hostedChat';
import {rulesFor} from '../client/routeRules';

const REPORT = {
  ...EMPTY_REPORT,
  message: 'Flags are empty & late\nSince yesterday.',
  page: 'Quickstart (https://docs.test/quickstart)',
  sdk: 'js 9.1',
};

describe('rulesFor', () => {
  it.each([
    ['/support/', true],
    ['/support', true],
    ['//support//', true],
    ['/', false],
    ['/support/more', false],
    ['/clients/', false],
  ])('shows on %s the chat: %s', (path, chat) => {
    expect(rulesFor(path, '/')).toEqual({chat, assistant: !chat});
  });

  it('looks behind the base path', () => {
    expect(rulesFor('/docs/support/', '/docs/')).toEqual({chat: true, assistant: false});
  });
});

describe('report', () => {
  it('has the message first and only facts that were given', () => {
    expect(reportText(REPORT)).toBe(
      'Flags are empty & late\nSince yesterday.\n\nPage: Quickstart (https://docs.test/quickstart)\nSDK and version: js 9.1',
    );
    expect(reportTitle(REPORT)).toBe('Flags are empty & late');
    expect(reportTitle({...REPORT, topic: 'security'})).toBe('Security: Flags are empty & late');
    expect(reportTitle({...REPORT, message: 'x'.repeat(100)})).toHaveLength(68);
  });

  it('survives the way into an address', () => {
    const mail = new URL(mailUrl(REPORT, 'support@example.com'));
    expect(mail.pathname).toBe('support@example.com');
    expect(mail.searchParams.get('subject')).toBe('Flags are empty & late');
    expect(new URL(issueUrl(REPORT, 'https://code.test/issues/new')).searchParams.get('body')).toBe(reportText(REPORT));
  });
});

describe('the hosted chat', () => {
  it('is loaded by the first opening, takes a message, and hides again', () => {
    const commands: unknown[] = [];
    const loaded: string[] = [];
    const scope = {$crisp: {push: (command: unknown) => commands.push(command)}};
    const chat = createHostedChat(
      'id-1',
      () => undefined,
      scope,
      async (src) => void loaded.push(src),
    );
    chat.hide();
    expect(loaded).toEqual([]);
    chat.open('Hello');
    chat.hide();
    expect(loaded).toEqual(['https://client.crisp.chat/l.js']);
    expect(scope).toMatchObject({CRISP_WEBSITE_ID: 'id-1'});
    expect(commands).toEqual([
      ['do', 'chat:show'],
      ['do', 'chat:open'],
      ['set', 'message:text', ['Hello']],
      ['do', 'chat:close'],
      ['do', 'chat:hide'],
    ]);
  });

  it.each([
    ['is refused', {}, () => Promise.reject(new Error('blocked'))],
    ['throws', {$crisp: {push: () => JSON.parse('{') as undefined}}, () => Promise.resolve()],
    ['leaves no queue', {$crisp: {} as never}, () => Promise.resolve()],
  ])('says so when its script %s', async (_title, scope, load) => {
    const onFailure = vi.fn();
    createHostedChat('id-1', onFailure, scope, load).open('Hello');
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalled());
  });

  it.each([
    ['never comes', () => new Promise<void>(() => undefined), 1],
    ['does nothing', () => Promise.resolve(), 1],
    ['runs', async (scope: {$crisp?: object}) => void (scope.$crisp = {push: () => undefined, is: () => true}), 0],
  ])('waits ten seconds for its script: %s', async (_title, load, failures) => {
    vi.useFakeTimers();
    const onFailure = vi.fn();
    const scope: {$crisp?: {push: () => void}} = {};
    createHostedChat('id-1', onFailure, scope, () => load(scope)).open('Hello');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(onFailure).toHaveBeenCalledTimes(failures);
    vi.useRealTimers();
  });
});
