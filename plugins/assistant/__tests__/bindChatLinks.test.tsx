import {afterEach, describe, expect, it, vi} from 'vitest';

import {bindChatLinks} from '../client/chat/bindChatLinks';
import {readLastPage, rememberPage} from '../client/chat/lastPage';
import {readDraft} from '../client/chat/useDraft';

afterEach(() => {
  document.body.innerHTML = '';
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('bindChatLinks', () => {
  afterEach(() => vi.useRealTimers());

  it('opens the chat with the prefilled message, not before 1000 ms after load, and can be undone', () => {
    vi.useFakeTimers();
    const loadedAt = performance.now();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{loadEventStart: loadedAt} as unknown as PerformanceEntry]);
    document.body.innerHTML =
      '<a class="open-chat" href="#mail" data-prefill="About flags: ">Ask</a><button class="open-chat">Chat</button>';
    const open = vi.fn();
    const unbind = bindChatLinks(open);
    const [link, button] = document.querySelectorAll<HTMLElement>('.open-chat');
    const click = new MouseEvent('click', {cancelable: true, bubbles: true});
    link?.dispatchEvent(click);
    vi.advanceTimersByTime(999);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    button?.click();
    vi.advanceTimersByTime(1000);
    expect(open.mock.calls).toEqual([['About flags: '], ['']]);
    expect(click.defaultPrevented).toBe(true);
    unbind();
    button?.click();
    vi.advanceTimersByTime(1000);
    expect(open).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});

describe('what is kept', () => {
  it('remembers the page before support', () => {
    rememberPage('Quickstart', 'https://docs.test/quickstart');
    expect(readLastPage()).toEqual({title: 'Quickstart', url: 'https://docs.test/quickstart'});
  });

  it('reads a draft that somebody broke as an empty one', () => {
    window.localStorage.setItem('site.chat.draft', '{"message": 5, "topic": "sdk"}');
    expect(readDraft()).toMatchObject({message: '', topic: 'sdk'});
    window.localStorage.setItem('site.chat.draft', 'nonsense');
    expect(readDraft().message).toBe('');
  });
});
