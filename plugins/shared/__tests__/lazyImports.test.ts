import {describe, expect, it} from 'vitest';

import {findLazyImports} from '../../../tests/support/lazyParts';

/**
 * Imports whose failure readers need not be told, because what they see is complete without them or
 * says so itself.
 */
const WITHOUT_NOTICE: Record<string, string[]> = {
  'readers do not use it': [
    './begin in plugins/analytics/client/index.ts',
    './providers/tagManager in plugins/analytics/client/loadServices.ts',
    './providers/analytics in plugins/analytics/client/loadServices.ts',
    './providers/marketing in plugins/analytics/client/loadServices.ts',
    './providers/visitorIntelligence in plugins/analytics/client/loadServices.ts',
  ],
  'the samples have their first values': [
    './requestEditor in plugins/api-reference/client/index.ts',
    './hostNotice in plugins/preferences/client/applySettings.ts',
  ],
  'the answer says that it failed': [
    './openai in plugins/assistant/client/ask/createAskBackend.ts',
    './hostedAgent in plugins/assistant/client/ask/createAskBackend.ts',
  ],
  'the table is complete, and its controls are not there': [
    './filterRows in plugins/data-tables/client/listen.ts',
    './compareEditions in plugins/data-tables/client/listen.ts',
  ],
  'the term is a link': ['./tooltip in plugins/glossary/client/listen.ts'],
  'search says that it failed, with a button to try again': [
    './embedded in plugins/search/client/backends/createBackend.ts',
    './algolia in plugins/search/client/backends/createBackend.ts',
    '../../engine/engine in plugins/search/client/backends/embedded.ts',
    './fetchFile in plugins/search/client/backends/embedded.ts',
  ],
  'tabs change without it': ['./languagePage in plugins/static-pages/client/tabs/tabs.ts'],
};

describe('an import on demand', () => {
  const names = findLazyImports().map(({file, module, chunk}) => ({name: `${module} in ${file}`, chunk}));
  const exempt = Object.values(WITHOUT_NOTICE).flat();

  it.each(names.filter(({name}) => !exempt.includes(name)))('is a part with a notice for its failure: $name', ({chunk}) => {
    expect(
      chunk,
      'Load it with lazyPart, loadPart or PartFailure of plugins/shared/browser, name its chunk part-…, and add it to tests/e2e/lazyParts.spec.ts.',
    ).toMatch(/^part-/);
  });

  it.each(exempt)('is still there without one: %s', (name) => {
    expect(names.map((found) => found.name)).toContain(name);
  });
});
