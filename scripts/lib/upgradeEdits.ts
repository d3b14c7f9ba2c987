/**
 * Edits that a release of Docusaurus needs and the present one does not take. `check:upgrade` makes
 * them in its copy so that the rehearsal gets further (decisions/public-interfaces.md). Tests are
 * not edited: a red one says what to read.
 */
import {compareVersions} from '../../plugins/shared/compareVersions';

export type Edit = readonly [file: string, from: string, to: string];

export const EDITS: Record<string, readonly Edit[]> = {
  '3.10.0': [
    ['docusaurus.config.ts', 'experimental_faster', 'faster'],
    ['tests/variants/base.ts', 'experimental_faster', 'faster'],
  ],
};

export function editsFor(release: string): readonly Edit[] {
  return Object.entries(EDITS).flatMap(([since, edits]) => (compareVersions(release, since) >= 0 ? edits : []));
}
