import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {fuzz, hostileText} from '../../../tests/support/fuzz';
import {acceptsMarkdown} from '../acceptsMarkdown';

/** What it says of each header: tests/delivery/lib/oddRequests.ts, for both servers. */
describe('acceptsMarkdown', () => {
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
