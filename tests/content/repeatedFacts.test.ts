/** A fact that stands on several pages has one value everywhere. */
import {describe, expect, it} from 'vitest';

import {parsePage, readPages} from '../../plugins/shared/pageSource';
import {checkFact, readFacts} from '../../scripts/lib/pages/repeatedFacts';
import {statedDefaults} from '../../scripts/lib/pages/statedDefaults';
import {checkVariables} from '../../scripts/lib/pages/variables';

const pages = readPages(process.cwd());

describe('repeated facts', () => {
  it.each(readFacts())('$fact is $value wherever it is stated', (fact) => {
    expect(checkFact(fact, pages)).toEqual([]);
  });

  it('name the line with another value', () => {
    const page = parsePage('docs/a.mdx', 'First.\n\nAt most 5 tries.\n');
    const fact = {fact: 'the number of tries', value: '4', pattern: 'At most (\\d+) tries'};
    expect(checkFact(fact, [page])).toMatchObject([{file: 'docs/a.mdx', line: 3, message: expect.stringContaining('is 4 elsewhere')}]);
    expect(checkFact({...fact, pattern: 'No such (\\d+)'}, [page])[0]?.message).toContain('finds nothing');
  });
});

describe('environment variables', () => {
  it('have defaults that pages state', () => {
    expect(pages.flatMap(statedDefaults).length).toBeGreaterThan(20);
  });

  it('are set under a name that a table or a sample has', () => {
    const page = parsePage('docs/a.mdx', 'Set `ENABLE_NO_SUCH_THING=true`.\n\nSet `OWN_NAME=1`.\n\n```bash\nOWN_NAME=1\n```\n');
    expect(checkVariables(page)).toMatchObject([{file: 'docs/a.mdx', line: 1, message: expect.stringContaining('ENABLE_NO_SUCH_THING')}]);
  });
});
