import {describe, expect, it} from 'vitest';

import {readTable} from '../../plugins/data-tables/node/readTable';
import {readPages} from '../../plugins/shared/pageSource';

const pages = readPages(process.cwd()).filter(({frontMatter}) => frontMatter['capability']);
const capabilities = new Map(readTable(process.cwd(), 'capabilities').rows.map((row) => [row['id'] ?? '', row]));

const has = (cell: string | undefined) => cell !== undefined && !/^(–|no|none)$/i.test(cell);

describe('badges of pages with a capability', () => {
  it.each(pages.map(({file, frontMatter}) => [file, frontMatter] as const))(
    '%s agree with data/tables/capabilities.json',
    (_file, frontMatter) => {
      const row = capabilities.get(String(frontMatter['capability']));
      expect(row, `no row with id ${String(frontMatter['capability'])}`).toBeDefined();
      const appliesTo = frontMatter['applies_to'] as string[];
      expect({openSource: appliesTo.includes('self-hosted'), enterprise: appliesTo.includes('enterprise')}).toEqual({
        openSource: has(row?.['open_source']),
        enterprise: has(row?.['enterprise']),
      });
    },
  );
});
