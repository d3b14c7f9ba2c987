import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import type {Entry} from '../../shared/record/entries';
import {checkedPages, withChecks, type PageChecks} from '../node/pageChecks';
import {renderChecks} from '../node/renderChecks';

const entry = (id: string, own: Partial<Entry> = {}): Entry => ({
  id,
  page: 'a',
  kind: 'http',
  result: 'true',
  date: '2026-11-16',
  statement: `What ${id} says.`,
  hash: 'h',
  ...own,
});
const open = (id: string) => entry(id, {result: 'not-checkable', detail: 'needs Edge'});
const five = ['1', '2', '3', '4', '5'].map((id) => entry(id));
const check = (...checks: Entry[]): PageChecks | undefined => checkedPages({release: '2.265.0', commit: 'c', checks}, placeOf).get('a');
/** Of entries with one statement: the same; stale ones have none. */
const placeOf = ({statement}: Entry): string | undefined => (statement === 'stale' ? undefined : (statement as string));

describe('checkedPages', () => {
  it('counts from five statements on, with the newest date', () => {
    expect(check(...five, entry('6', {date: '2026-11-17'}))).toMatchObject({count: 6, date: '2026-11-17', href: '/checked/a.txt'});
    expect(check(...five.slice(1))).toBeUndefined();
  });

  it.each([
    ['the same sentence or row again', {statement: 'What 1 says.'}],
    ['a label of the interface', {statement: '**Create Segment**'}],
    ['a stale statement', {statement: 'stale'}],
  ])('does not count %s', (_what, own) => {
    expect(check(...five, entry('6', own))?.count).toBe(5);
  });

  it('leaves out a page with a false statement', () => {
    expect(check(...five, entry('6', {result: 'false'}))).toBeUndefined();
  });

  it('counts what is said on the page only, not what the mock was compared with', () => {
    const checks = five.map((each, index) => ({...each, in: 'openapi/edge-api.yaml', statement: `/flags/${index}`}));
    expect(checkedPages({release: '2.265.0', commit: 'c', checks}).size).toBe(0);
  });
});

describe('withChecks', () => {
  const pages = checkedPages({release: '2.265.0', commit: 'c', checks: five}, placeOf);
  const next: DefaultParseFrontMatter = async () => ({frontMatter: {title: 'A'}, content: ''});
  const parse = (filePath: string) => withChecks(pages, '/site/docs', next)({filePath, fileContent: '', defaultParseFrontMatter: next});

  it('adds the count to the page, and to no other', async () => {
    const checked = {release: '2.265.0', date: '2026-11-16', count: 5, href: '/checked/a.txt'};
    expect((await parse('/site/docs/a.mdx')).frontMatter).toEqual({title: 'A', checked});
    expect((await parse('/site/docs/b.mdx')).frontMatter).toEqual({title: 'A'});
  });
});

describe('renderChecks', () => {
  it('lists what holds and what cannot be checked', () => {
    const text = renderChecks('a', check(...five, open('6'))!);
    expect(text).toContain(
      '[holds] What 5 says.\n        check: 5\n\nNot checkable on an open source instance:\n\n[open]  What 6 says.\n        needs Edge\n',
    );
    expect(text).not.toContain('could not be checked');
  });

  it('says so when a third could not be checked', () => {
    const some = check(...five, open('6'), open('7'));
    const third = check(...five, entry('6'), open('7'), open('8'), open('9'));
    expect(renderChecks('a', some!)).not.toContain('could not be checked');
    expect(renderChecks('a', third!)).toContain('3 of 9 statements could not be checked');
  });
});
