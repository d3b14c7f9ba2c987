import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {acceptsMarkdown} from '../acceptsMarkdown';

describe('acceptsMarkdown', () => {
  it.each([
    'text/markdown',
    'text/markdown, */*',
    'text/markdown;q=1.0, text/html;q=0.7',
    'text/html;q=0.8, text/markdown',
    'Text/Markdown;charset=utf-8, text/plain',
    'text/markdown;q=0.9, */*;q=0.1',
    'text/html;q=0.8, text/markdown;q=0.85',
    'text/html, text/markdown',
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
    'text/html;q=0.9, text/markdown;q=0.8',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.2, text/*;q=0.3',
    'x-text/markdown',
  ])('is false for %s', (accept) => expect(acceptsMarkdown(accept)).toBe(false));

  it('weighs the types as a reader of the standard does', () => {
    const weight = fc.constantFrom(
      '',
      ';q=1',
      ';q=1.000',
      ';q=0',
      ';q=0.0',
      ';q=0.5',
      '; q=0.50',
      ';q=0.49',
      ' ;q=0.501',
      ';q=0.05',
      ';Q=0.9',
    );
    const part = fc.tuple(fc.constantFrom('text/markdown', 'text/html', 'text/*', '*/*', 'text/plain'), weight);
    fc.assert(
      fc.property(fc.uniqueArray(part, {maxLength: 5, selector: ([type]) => type}), (parts) => {
        expect(acceptsMarkdown(parts.map((each) => each.join('')).join(', '))).toBe(prefersMarkdown(parts));
      }),
      fuzz(2000),
    );
  });

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

/** RFC 9110 by hand: the most specific range that covers HTML counts for it. */
function prefersMarkdown(parts: (readonly [string, string])[]): boolean {
  const weights = new Map(parts.map(([type, text]) => [type, Number(/q=(.*)/i.exec(text)?.[1] ?? 1)]));
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0);
}
