import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import {checkedPages, withChecks, type Result} from '../node/pageChecks';
import {renderChecks} from '../node/renderChecks';

const check = (id: string, page: string, own: Partial<Result> = {}): Result => ({
  id,
  page,
  kind: 'http',
  result: 'true',
  date: '2026-11-16',
  statement: `What ${id} says.`,
  ...own,
});
const open = check('c', 'a', {result: 'not-checkable', detail: 'needs Edge'});
const checks = [check('a', 'a'), check('b', 'a', {date: '2026-11-17'}), open, check('d', 'b'), check('e', 'b', {result: 'false'})];
const pages = checkedPages({release: '2.265.0', checks: [...checks, {...open, page: 'c'}]});

describe('checkedPages', () => {
  it('counts what holds, with the newest date', () => {
    expect(pages.get('a')).toEqual({release: '2.265.0', date: '2026-11-17', count: 2, href: '/checked/a.txt'});
  });

  it('leaves out a page with a false statement, and one of which nothing was checked', () => {
    expect([...pages.keys()]).toEqual(['a']);
  });
});

describe('withChecks', () => {
  const next: DefaultParseFrontMatter = async () => ({frontMatter: {title: 'A'}, content: ''});
  const parse = (filePath: string) => withChecks(pages, '/site/docs', next)({filePath, fileContent: '', defaultParseFrontMatter: next});

  it('adds the result to the page, and to no other', async () => {
    expect((await parse('/site/docs/a.mdx')).frontMatter).toEqual({title: 'A', checked: pages.get('a')});
    expect((await parse('/site/docs/b.mdx')).frontMatter).toEqual({title: 'A'});
  });
});

describe('renderChecks', () => {
  it('lists what holds and what cannot be checked', () => {
    const checked = pages.get('a');
    expect(checked && renderChecks('a', checked, checks)).toContain(
      '[holds] What b says.\n        check: b\n\nNot checkable on an open source instance:\n\n[open]  What c says.\n        needs Edge\n',
    );
  });
});
