/**
 * Bold labels of the dashboard: each is checked in the running dashboard, listed with the reason
 * why it cannot be, or no label of it.
 */
import {describe, expect, it} from 'vitest';

import {collectChecks} from '../../scripts/conformance/collect';
import {NOT_LABELS, readNotLabels, uncheckedLabels, unprintedLabels} from '../../scripts/conformance/labels/pages';

const notLabels = readNotLabels();
const open = uncheckedLabels(await collectChecks());

describe('bold labels', () => {
  it('are all known', () => {
    const unknown = open.filter(({label}) => !notLabels.has(label)).map(({label, page}) => `docs/${page}.mdx: **${label}**`);
    expect(unknown, `Add a check to conformance/dashboard/, or the text to ${NOT_LABELS}`).toEqual([]);
  });

  it('are on some page, as long as a check names them', () => {
    expect([...unprintedLabels], 'Restore the label, or take it out of conformance/dashboard/').toEqual([]);
  });

  it('are on some page, as long as the list names them', () => {
    const names = new Set(open.map(({label}) => label));
    expect(
      [...notLabels].filter((label) => !names.has(label)),
      `Take them out of ${NOT_LABELS}`,
    ).toEqual([]);
  });
});
