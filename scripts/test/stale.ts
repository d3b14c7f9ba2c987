/** Checks whose sentence was reworded since they were run, as the content tests list them. */
import {existsSync, readFileSync} from 'node:fs';

export const STALE = 'test-results/stale.txt';

export function staleLines(): string[] {
  const text = existsSync(STALE) ? readFileSync(STALE, 'utf8') : '';
  if (text === '') return [];
  return ['', 'Stale: out of the count of their page until `npm run conformance -- --stale` has run them', text];
}
