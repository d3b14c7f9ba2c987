/**
 * "What is the difference between a segment and an identity?" is answered by the two rows of a
 * table that define them, when one has both.
 */
import type {SearchIndex} from '../searchIndex';
import {ROW_LEVEL} from '../unpack';
import {foldPhrase} from '../words';
import type {Preferences} from './readQuestion';
import type {Explained} from './subject';

/** Nothing when no table explains both. */
export function findCompared({places}: SearchIndex, {compared}: Preferences): Explained | undefined {
  if (!compared) return undefined;
  const wanted = new Set(compared.map(foldPhrase));
  if (wanted.size < 2) return undefined;
  const rows = new Map<string, Set<string>>();
  let section = '';
  for (const {level, heading, url} of places) {
    if (level !== ROW_LEVEL) section = url;
    else if (wanted.has(foldPhrase(heading))) rows.set(section, (rows.get(section) ?? new Set<string>()).add(heading));
  }
  const found = [...rows].find(([, names]) => names.size === wanted.size);
  return found && {section: found[0], names: found[1]};
}
