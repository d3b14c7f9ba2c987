import {describe, expect, it} from 'vitest';

import {findLazyImports} from '../../../tests/support/lazyParts';

/**
 * Parts whose failure readers need not be told, because what they see is complete without them or
 * says so itself.
 */
const WITHOUT_NOTICE: Record<string, string> = {
  'plugins/analytics/client': 'readers do not use it',
  'plugins/api-reference/client/index.ts': 'the samples have their first values',
  'plugins/assistant/client/ask/createAskBackend.ts': 'the answer says that it could not be written',
  'plugins/data-tables/client/listen.ts': 'the table is complete, and its filter box is not there',
  'plugins/glossary/client/listen.ts': 'the term is a link',
  'plugins/preferences/client/applySettings.ts': 'the samples stay as they are',
  'plugins/search/client/backends': 'the box says that search failed, with a button to try again',
  'plugins/static-pages/client': 'pages have a notice of their own, and tabs work without it',
};

describe('a part that is fetched on demand', () => {
  const imports = findLazyImports();

  it('is found in the sources', () => {
    expect(imports.map(({chunk}) => chunk)).toContain('part-feedback');
    expect(imports.length).toBeGreaterThan(20);
  });

  it.each(imports.map((found) => [`${found.module} in ${found.file}`, found] as const))(
    'has a notice for its failure: %s',
    (_title, found) => {
      const {file, chunk, source} = found;
      if (Object.keys(WITHOUT_NOTICE).some((place) => file.startsWith(place))) return;
      const remedy =
        'Load it with lazyPart, loadPart or PartFailure of plugins/shared/browser, name its chunk part-…, and add the part to tests/e2e/lazyParts.spec.ts.';
      expect(chunk, remedy).toMatch(/^part-/);
      expect(source, remedy).toMatch(/\b(?:lazyPart|loadPart|PartFailure)\b|\bfailure\b/);
    },
  );

  it.each(Object.keys(WITHOUT_NOTICE))('is still fetched without one by %s', (place) => {
    expect(imports.some(({file}) => file.startsWith(place))).toBe(true);
  });
});
