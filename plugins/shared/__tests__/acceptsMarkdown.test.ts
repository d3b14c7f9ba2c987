import {describe, expect, it} from 'vitest';

import {acceptsMarkdown} from '../acceptsMarkdown';

describe('acceptsMarkdown', () => {
  it.each([
    'text/markdown',
    'text/markdown, */*',
    'text/markdown;q=1.0, text/html;q=0.7',
    'text/html;q=0.8, text/markdown',
    'Text/Markdown;charset=utf-8, text/plain',
    'text/markdown;q=0.9, */*;q=0.1',
  ])('is true for %s', (accept) => expect(acceptsMarkdown(accept)).toBe(true));
  it.each([
    undefined,
    '',
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.5',
    'text/markdown;q=0',
    'text/markdown; q=0.0, text/html',
    'text/plain',
  ])('is false for %s', (accept) => expect(acceptsMarkdown(accept)).toBe(false));
});
