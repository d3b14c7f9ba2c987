import {describe, expect, it} from 'vitest';

import {citedIn, parseSafeMarkdown} from '../client/safeMarkdown';

const URLS = ['/basic-features/segments#overrides', '/clients/'];
const parse = (source: string) => parseSafeMarkdown(source, URLS);
const inline = (source: string) => {
  const [block] = parse(source);
  return block?.type === 'paragraph' ? block.content : [];
};

describe('parseSafeMarkdown', () => {
  it('knows paragraphs, lists, headings and code', () => {
    expect(parse('# Title\n\nOne\ntwo\n\n- a\n- b\n\n1. c\n\n```js\nlet x;\n```').map(({type}) => type)).toEqual([
      'heading',
      'paragraph',
      'list',
      'list',
      'code',
    ]);
  });

  it('shows a fence that is still being written', () => {
    expect(parse('```bash\ndocker up')).toEqual([{type: 'code', text: 'docker up', language: 'bash'}]);
  });

  it('keeps citations of passages and drops invented ones', () => {
    expect(inline('So it is [1][9].')).toEqual([
      {type: 'text', text: 'So it is '},
      {type: 'citation', number: 1},
      {type: 'text', text: '.'},
    ]);
    expect(citedIn(parse('- a [2]\n- b [1] [2]'))).toEqual([2, 1]);
  });

  it.each([
    ['[the docs](/clients/#install)', {type: 'link', text: 'the docs', url: '/clients/#install'}],
    ['[elsewhere](https://evil.test/)', {type: 'text', text: 'elsewhere'}],
    ['[script](javascript:alert(1))', {type: 'text', text: 'script'}],
    ['[data](data:text/html,x)', {type: 'text', text: 'data'}],
    ['[no scheme](//evil.test/clients/)', {type: 'text', text: 'no scheme'}],
    ['[another page](/billing/)', {type: 'text', text: 'another page'}],
  ])('treats the link in %s safely', (source, expected) => {
    expect(inline(source)[0]).toEqual(expected);
  });

  it('leaves HTML as text', () => {
    expect(inline('<img src=x onerror=alert(1)>')).toEqual([{type: 'text', text: '<img src=x onerror=alert(1)>'}]);
  });
});
