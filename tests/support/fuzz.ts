/** Generated inputs with a fixed seed, so that every `npm test` tries the same cases. */
import fc from 'fast-check';

const SEED = 20261116;

/** Options for `fc.assert`. A failure prints the seed and the smallest input that still fails. */
export function fuzz<T>(runs: number): fc.Parameters<T> {
  return {seed: SEED, numRuns: runs, endOnFailure: false};
}

/**
 * Pieces that break parsers when they meet: separators, escapes whole and halved, controls, other
 * scripts.
 */
export const hostileText = (...words: string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...words,
          '/',
          '//',
          '\\',
          '%',
          '%2f',
          '%2E',
          '%00',
          '%E0%A4%A',
          '%ff',
          '..',
          '.',
          '?',
          '#',
          ':',
          '@',
          ';',
          '=',
          '&',
          ',',
        ),
        fc.constantFrom(
          '__proto__',
          'constructor',
          '<script>',
          '"',
          "'",
          '{',
          '[',
          'null',
          '-1',
          '1e999',
          'NaN',
          '\u0000',
          '\u2028',
          '\ud800',
        ),
        fc.string({maxLength: 6}),
        fc.string({unit: 'binary', maxLength: 4}),
        fc.integer({min: 1, max: 300}).map((length) => 'a'.repeat(length)),
      ),
      {maxLength: 8},
    )
    .map((pieces) => pieces.join(''));
