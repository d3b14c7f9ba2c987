import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {acceptsMarkdown} from '../acceptsMarkdown';

describe('acceptsMarkdown', () => {
  it.each([
    'text/markdown',
    'text/markdown, */*',
    'text/html;q=0.8, text/markdown',
    'text/html, text/markdown;q=0.5',
    'Text/Markdown;charset=utf-8, text/plain',
    'text/markdown;q=0.01',
  ])('is true for %s', (accept) => expect(acceptsMarkdown(accept)).toBe(true));
  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/markdown;q=0',
    'text/markdown; q=0.0, text/html',
    'text/plain',
    'x-text/markdown',
    'text/markdown+x',
  ])('is false for %s', (accept) => expect(acceptsMarkdown(accept)).toBe(false));

  it('takes any header, at once', () => {
    const long = hostileText('text/markdown', 'text/html', ';q=', '0.5', ' ;', '\t').map((text) => text.repeat(40));
    const started = performance.now();
    fc.assert(
      fc.property(long, (accept) => typeof acceptsMarkdown(accept) === 'boolean'),
      fuzz(500),
    );
    for (const blank of [' ', '\t', ';', ' ;', ',', 'q=', ';q'])
      expect(typeof acceptsMarkdown(`text/markdown;${blank.repeat(16_000)}`)).toBe('boolean');
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
