import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {keepEvents, type EventBuffer} from '../client/keepEvents';

let buffer: EventBuffer;
const onClick = vi.fn();
const onKey = vi.fn();
const onSearch = vi.fn();

beforeEach(() => {
  document.body.innerHTML = `
    <button id="plain">x</button>
    <button id="search" aria-keyshortcuts="Control+K Meta+K /">Search</button>
    <a id="link" href="/x">link</a>
    <form><button id="submit">Send</button><button id="other" type="button">x</button><input id="input"></form>
    <div role="alert"><button id="retry">Retry</button></div>
    <div role="tablist"><button role="tab" id="tab">A</button></div>`;
  vi.stubGlobal('PointerEvent', MouseEvent);
  buffer = keepEvents();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  document.addEventListener('site:open-search', onSearch);
});

afterEach(() => {
  buffer.release(false);
  document.removeEventListener('click', onClick);
  document.removeEventListener('keydown', onKey);
  document.removeEventListener('site:open-search', onSearch);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const by = (id: string) => document.getElementById(id)!;
const click = (id: string) => by(id).dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init}));
const released = async () => {
  buffer.release(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('keepEvents', () => {
  it('keeps a click from everybody until it is released, and then does it once', async () => {
    click('plain');
    expect(onClick).not.toHaveBeenCalled();
    expect(document.documentElement.hasAttribute('data-waiting')).toBe(true);
    await released();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(document.documentElement.hasAttribute('data-waiting')).toBe(false);
    click('plain');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps letters between the release and the opening of the box', async () => {
    press('k', {ctrlKey: true});
    press('s');
    buffer.release(true);
    press('a');
    expect(onKey).not.toHaveBeenCalled();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onSearch.mock.calls.map(([event]) => (event as CustomEvent).detail as unknown)).toEqual([{query: 'sa'}]);
    expect(document.documentElement.hasAttribute('data-waiting')).toBe(false);
    press('m');
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  it('forgets them when the application did not come', async () => {
    click('plain');
    buffer.release(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('follows a link to the chat, once, when the application did not come', async () => {
    document.body.insertAdjacentHTML('beforeend', '<a id="chat" class="open-chat" href="#mail">Ask</a>');
    expect(click('chat')).toBe(false);
    buffer.release(false);
    buffer.release(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onClick.mock.calls[0]?.[0]?.defaultPrevented).toBe(false);
  });

  it('leaves alone what works by itself', () => {
    for (const id of ['link', 'retry']) expect(click(id)).toBe(true);
    by('submit')
      .closest('form')!
      .addEventListener('submit', (event) => event.preventDefault());
    click('submit');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('keeps a plain button in a form', () => {
    expect(click('other')).toBe(false);
  });

  it('opens search once, with what was typed after it was asked for', async () => {
    press('k', {ctrlKey: true});
    click('search');
    for (const letter of 'flag') press(letter);
    expect(onKey).not.toHaveBeenCalled();
    await released();
    expect(onKey).not.toHaveBeenCalled();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSearch).toHaveBeenCalledTimes(1);
    expect((onSearch.mock.calls[0]?.[0] as CustomEvent).detail).toEqual({query: 'flag'});
  });

  it('repeats the shortcut as it was when nothing was typed', async () => {
    press('/');
    await released();
    expect(onKey).toHaveBeenCalledTimes(1);
    expect((onKey.mock.calls[0]?.[0] as KeyboardEvent).key).toBe('/');
  });

  it('lets a reader write a slash into a field', () => {
    press('/', {}, by('input'));
    expect(onKey).toHaveBeenCalledTimes(1);
  });

  it('keeps the arrow keys of tabs, and no others', async () => {
    press('ArrowRight', {}, by('tab'));
    press('ArrowDown');
    expect(onKey).toHaveBeenCalledTimes(1);
    await released();
    expect(onKey).toHaveBeenCalledTimes(2);
  });
});
