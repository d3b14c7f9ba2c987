import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {copyText} from '../client/copyText';
import {preparePaper} from '../client/listen';

beforeEach(() => {
  document.documentElement.dataset.theme = 'dark';
  document.body.innerHTML = '<div class="markdown"><details id="shut"></details><details id="open" open></details></div>';
});
afterEach(() => vi.unstubAllGlobals());

describe('preparePaper', () => {
  const state = () => [
    document.documentElement.dataset.theme,
    ...['shut', 'open'].map((id) => (document.getElementById(id) as HTMLDetailsElement).open),
  ];

  it('unfolds everything in light colours, and puts all back afterwards', () => {
    preparePaper();
    expect(state()).toEqual(['light', true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(state()).toEqual(['dark', false, true]);
  });
});

describe('copyText', () => {
  it('says whether the text could be copied, and never rejects', async () => {
    vi.stubGlobal('navigator', {clipboard: {writeText: async () => undefined}});
    expect(await copyText(Promise.resolve('x'))).toBe(true);
    expect(await copyText(Promise.reject(new Error('no twin')))).toBe(false);
  });

  it('copies by selection where the clipboard is closed', async () => {
    vi.stubGlobal('navigator', {});
    document.execCommand = vi.fn(() => true);
    expect(await copyText(Promise.resolve('x'))).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
