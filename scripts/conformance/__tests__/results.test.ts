import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {findStatement} from '../../../plugins/conformance/node/findStatement';
import {formatResults, type Entry} from '../../../plugins/shared/record/entries';
import {requote} from '../accept';
import {entryOf, type Collected} from '../collect';
import {formatReport, summarise} from '../report';
import {judge, judgeAll, mergeResults, resultsOf} from '../results';

const result = (id: string, own: Partial<Entry> = {}): Entry => ({
  id,
  page: 'p',
  kind: 'http',
  result: 'true',
  hash: 'h',
  date: '2026-11-16',
  statement: 's',
  ...own,
});
const results = (...checks: Entry[]) => ({release: '2.265.0', commit: 'c', checks});

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
let pages = 0;
/** A check of `says` on a page with this text. */
function check(text: string, says: string, own: Partial<Collected> = {}): Collected {
  const file = path.join(folder, `${(pages += 1)}.mdx`);
  writeFileSync(file, `---\ntitle: P\n---\n\n## First {#one}\n\n${text}\n\n## Second\n\nThe cache keeps nothing.\n`);
  const found = findStatement(file, says);
  return {
    id: 'a',
    page: 'p',
    file: 'conformance/a.ts',
    kind: 'http',
    code: 'c',
    found,
    check: {id: 'a', in: file, says, notCheckable: '-'},
    ...own,
  };
}
/** Its entry when it was run. */
const run = (text: string, says: string): Entry => ({...entryOf(check(text, says), '2026-11-16')!, result: 'true'});

const SAYS = 'The cache keeps `flags` for 60 seconds and never writes them.';
const entry = run(SAYS, SAYS);
const onPage = (text: string) => judge(entry, check(text, SAYS));

describe('a sentence that was checked', () => {
  it('is good as long as it stands in its words, wherever lines break and links lead', () => {
    expect(onPage(`Before it. ${SAYS.replace(' 60', '\n60')} After it.`).state).toBe('good');
    const linked = run('The [cache](/a) keeps `flags`.', 'keeps `flags`');
    expect(judge(linked, check('The [cache](/b) keeps `flags`.', 'keeps `flags`')).state).toBe('good');
  });

  it.each([
    ['other words', 'For 60 seconds the cache keeps `flags`; it never writes them.'],
    ['two sentences', 'The cache keeps `flags` for 60 seconds. It never writes them.'],
  ])('is stale in %s, and the new sentence is found', (_what, text) => {
    const verdict = onPage(text);
    expect(verdict).toMatchObject({state: 'stale', reworded: {statement: text}});
    expect(verdict.message).toContain('npm run check:page -- docs/p.mdx --accept');
  });

  it('stays stale once the check quotes the new words, until it is run', () => {
    const text = 'For 60 seconds the cache keeps `flags`; it never writes them.';
    expect(judge(entry, check(text, text))).toMatchObject({state: 'stale', message: expect.stringContaining('reworded since 2026-11-16')});
    expect(judge(run(text, text), check(text, text)).state).toBe('good');
  });

  it.each([
    ['a number', SAYS.replace('60', '90')],
    ['a code span', SAYS.replace('`flags`', '`traits`')],
    ['a label', SAYS.replace('cache', '**Cache**')],
    ['a word that turns the sense', SAYS.replace('never', 'always')],
    ['a missing word of that kind', SAYS.replace('never ', '')],
    ['a contraction', SAYS.replace('never writes', "doesn't write")],
  ])('is wrong with another fact: %s', (_what, text) => {
    expect(onPage(text)).toMatchObject({state: 'wrong', message: expect.stringContaining('finds another fact')});
  });

  it.each([
    ['Newest first, with `is_live`.', 'Oldest first, with `is_live`.'],
    ['Works without a token.', 'Works with a token.'],
    ['Waits until `ready`.', 'Waits unless `ready`.'],
  ])('is wrong with the opposite: %s', (says, text) => {
    expect(judge(run(says, says), check(text, says)).state).toBe('wrong');
  });

  it('is wrong when it is gone, also when another sentence has the same facts', () => {
    expect(onPage('`flags` are 60 colours that ships never raise at sea.').message).toContain('finds no such sentence');
    const plain = 'The log keeps nothing.';
    expect(judge(run(plain, plain), check('Here is other text.', plain)).state).toBe('wrong');
  });
});

describe('a sentence that could not be checked', () => {
  it('is stale with another fact, because no run says otherwise', () => {
    const open = {...entry, result: 'not-checkable' as const, detail: 'needs Edge'};
    expect(judge(open, check(SAYS.replace('60', '90'), SAYS.replace('60', '90'))).state).toBe('stale');
    expect(judge(entry, check(SAYS.replace('60', '90'), SAYS.replace('60', '90'))).state).toBe('wrong');
  });
});

describe('output that was checked', () => {
  it('is wrong with another word, because code has no wording', () => {
    const fence = (field: string) => `\`\`\`json\n{"${field}": 1}\n\`\`\``;
    const verified = '{"label": 1}';
    expect(judge(run(fence('label'), verified), check(fence('label'), verified)).state).toBe('good');
    expect(judge(run(fence('label'), verified), check(fence('name'), '{"name": 1}')).state).toBe('wrong');
  });
});

describe('cells that were checked', () => {
  const TABLE = '| Path | Means | Answer |\n| --- | --- | --- |\n| `/health` | older alias | 200 |';
  const row = '| `/health` | … | 200 |';
  const verdict = (table: string) => judge(run(TABLE, row), check(table, row));

  it('are the cells that the check names, and no other', () => {
    expect(verdict(TABLE.replace('older alias', 'an alias of `/ready`')).state).toBe('good');
    expect(verdict(`${TABLE.replace('Answer |', 'Answer | Since |').replace('--- |\n', '--- | --- |\n')} 2.1 |`).state).toBe('good');
    expect(verdict(TABLE.replace('200', '204')).state).toBe('wrong');
  });

  it('are values when they are short', () => {
    const says = '| `/health` | older alias |';
    expect(judge(run(TABLE, says), check(TABLE.replace('older alias', 'newer alias'), says)).state).toBe('wrong');
  });
});

describe('judgeAll', () => {
  it.each([
    ['never run', results(), [check(SAYS, SAYS)], 'stale', /was never run/],
    ['of other code', results(entry), [check(SAYS, SAYS, {code: 'other'})], 'stale', /has changed since/],
    ['false', results({...entry, result: 'false', detail: 'status 500.'}), [check(SAYS, SAYS)], 'wrong', /^a is false: status 500\./],
    [
      'of a statement on another page',
      results({...entry, page: 'former'}),
      [check(SAYS, SAYS)],
      'wrong',
      /of former that moved to p:.*--accept/,
    ],
    ['without a check', results(entry), [], 'wrong', /^a has a result of \S+ but no check\. .*--accept/],
  ])('tells of a result that is %s', (_what, recorded, checks, state, message) => {
    const [verdict] = judgeAll(recorded, checks);
    expect(verdict?.state).toBe(state);
    if (message) expect(verdict?.message).toMatch(message);
  });
});

describe('requote', () => {
  it('puts the new sentence where the old one is quoted', () => {
    expect(requote("[{id: 'a', says: 'One  `a`.'}]", 'One `a`.', "It's `a`.", 'x')).toBe("[{id: 'a', says: 'It\\'s `a`.'}]");
  });

  it('refuses a quote that is made by code', () => {
    expect(() => requote('[{says: `One ${1}`}]', 'One 1', 'Two 1', 'x/a')).toThrow(
      'x/a takes its quote from 0 places. Change it by hand to',
    );
  });
});

describe('mergeResults', () => {
  it('replaces what was run, keeps the rest, drops what is gone', () => {
    const old = results(result('a'), result('b'), result('gone'));
    const fresh = results(result('b', {result: 'false'}));
    expect(mergeResults(old, fresh, new Set(['a', 'b'])).checks).toEqual([result('a'), result('b', {result: 'false'})]);
  });
});

describe('resultsOf', () => {
  it('are those of the same release only', () => {
    const recorded = results(result('a'));
    expect(resultsOf('2.265.0', recorded)).toBe(recorded);
    expect(resultsOf('2.266.0', recorded)).toBeUndefined();
  });
});

describe('formatResults', () => {
  it('writes one line per check', () => {
    const text = formatResults(results(result('a'), result('b')));
    expect(JSON.parse(text)).toEqual({...results(result('a'), result('b')), samples: []});
    expect(text.split('\n').filter((line) => line.includes('"id"'))).toHaveLength(2);
  });
});

describe('the report', () => {
  it('counts, and explains what is not true', () => {
    const all = results(result('a'), result('b', {result: 'not-checkable', detail: 'needs a|b'}));
    expect(summarise(all)).toBe('2 checks: 1 true, 0 false, 1 not checkable here');
    expect(formatReport(all)).toContain('| `p` | 2 | 1 | 0 | 1 | 2026-11-16 |');
    expect(formatReport(all)).toContain('| `b` | not-checkable | needs a\\|b |');
  });
});
