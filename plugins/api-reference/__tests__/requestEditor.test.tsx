// @vitest-environment jsdom
import {beforeEach, describe, expect, it, vi} from 'vitest';

import {startEditor} from '../client/requestEditor';
import type {EditorData} from '../types';

const DATA: EditorData = {
  fields: [
    {name: 'X-Environment-Key', in: 'key', type: 'string', value: 'KEY'},
    {name: 'feature', in: 'query', type: 'string', value: ''},
    {name: 'seats', in: 'body', type: 'number', value: '12'},
  ],
  slots: {
    curl: [
      ['/v1/flags/', -1, 'url'],
      ['y: ', 0, 'shell'],
      [':', 2, 'number'],
    ],
    php: [
      ['/v1/flags/', -1, 'url'],
      ['y: ', 0, 'php-double'],
    ],
  },
};

const CURL = `<i class="f">curl</i> <i class="s">'<span data-setup="sdk">https://flags.example.com</span>/api/v1/flags/'</i> -H <i class="s">'Key: KEY'</i> -d <i class="s">'{"seats":</i><i class="n">12</i><i class="s">}'</i>\n`;
const PHP = `"https://edge.api.flagsmith.com/api/v1/flags/", "Key: KEY"\n`;

function setUp(): {form: HTMLFormElement; type: (index: number, value: string) => void; sample: (language: string) => string} {
  document.body.innerHTML = `<div class="request-samples"><form hidden><input id="a" value="KEY"><input id="b"><input id="c" value="12"><button type="reset">Reset</button></form>
    <div data-value="curl"><pre><code>${CURL}</code></pre></div><div data-value="php"><pre><code>${PHP}</code></pre></div></div>`;
  const form = document.querySelector('form')!;
  form.dataset.requestEditor = JSON.stringify(DATA);
  startEditor(form);
  return {
    form,
    type: (index, value) => {
      const input = form.querySelectorAll('input')[index]!;
      input.value = value;
      input.dispatchEvent(new Event('input', {bubbles: true}));
    },
    sample: (language) => document.querySelector(`[data-value=${language}] code`)?.textContent ?? '',
  };
}

describe('startEditor', () => {
  beforeEach(() => void vi.useRealTimers());

  it('shows the form and leaves the samples as they are', () => {
    const {form} = setUp();
    expect(form.hidden).toBe(false);
    expect(document.querySelector('[data-value=curl] code')?.innerHTML).toBe(CURL);
  });

  it('writes a value into every sample, each in its own way', () => {
    const {type, sample} = setUp();
    type(0, "it's $5");
    expect(sample('curl')).toContain("'Key: it'\\''s $5'");
    expect(sample('php')).toContain('"Key: it\'s \\$5"');
  });

  it('adds and removes a query parameter, also after a host of the reader', () => {
    const {type, sample} = setUp();
    type(1, 'a b');
    expect(sample('curl')).toContain('https://flags.example.com/api/v1/flags/?feature=a%20b');
    type(1, '');
    expect(sample('curl')).toContain("/api/v1/flags/'");
  });

  it('keeps the colours of the code around a value', () => {
    const {type} = setUp();
    type(0, 'NEW');
    expect(document.querySelector('[data-value=curl] i.s .request-value')?.textContent).toBe('');
    expect([...document.querySelectorAll('[data-value=curl] i')].map(({className}) => className)).toEqual(['f', 's', 's', 's', 'n', 's']);
  });

  it('keeps the last number while what is typed is none, and says so', () => {
    const {form, type, sample} = setUp();
    type(2, '12x');
    expect(sample('curl')).toContain('"seats":12}');
    expect(form.querySelectorAll('input')[2]?.getAttribute('aria-invalid')).toBe('true');
    type(2, '-3.5');
    expect(sample('curl')).toContain('"seats":-3.5}');
    expect(form.querySelectorAll('input')[2]?.getAttribute('aria-invalid')).toBe('false');
  });

  it('returns to the first values on reset', async () => {
    const {form, type, sample} = setUp();
    type(0, 'NEW');
    form.reset();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(sample('curl')).toContain("'Key: KEY'");
  });

  it('sends nothing on Enter', () => {
    const {form} = setUp();
    const submit = new Event('submit', {cancelable: true});
    form.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
