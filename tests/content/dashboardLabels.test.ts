/**
 * Bold labels of the dashboard: each is checked in the running dashboard, listed with the reason
 * why it cannot be, or no label of it.
 */
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {collectChecks} from '../../scripts/conformance/collect';
import {boldTexts} from '../../scripts/conformance/labels/pages';

const FILE = 'conformance/dashboard/notLabels.json';
const notLabels = new Set(Object.values(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string[]>).flat());
const checked = new Set(
  (await collectChecks()).filter(({id}) => id.startsWith('dashboard/')).map(({check, page}) => `${page}: ${check.says}`),
);
const open = boldTexts().filter(({label, page}) => !checked.has(`${page}: **${label}**`));

describe('bold labels', () => {
  it('are all known', () => {
    const unknown = open.filter(({label}) => !notLabels.has(label)).map(({label, page}) => `docs/${page}.mdx: **${label}**`);
    expect(unknown, `Add a check to conformance/dashboard/, or the text to ${FILE}`).toEqual([]);
  });

  it('are on some page, as long as the list names them', () => {
    const names = new Set(open.map(({label}) => label));
    expect(
      [...notLabels].filter((label) => !names.has(label)),
      `Take them out of ${FILE}`,
    ).toEqual([]);
  });
});
