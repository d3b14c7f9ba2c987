import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readQuestions, readThesaurus} from '../node/readQuestions';
import {PAGES} from './support';

function folderWith(value: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify(value));
  return folder;
}

describe('readQuestions', () => {
  it('reads questions by the address of their section', () => {
    const questions = {'/segments': ['what is a segment'], '/segments#overrides': ['which override wins']};
    expect(readQuestions(folderWith(questions), PAGES)).toEqual(questions);
  });

  it('puts the base URL before the addresses of the files', () => {
    const below = PAGES.map((page) => ({...page, url: `/docs${page.url}`}));
    expect(readQuestions(folderWith({'/segments#overrides': ['which override wins']}), below, '/docs/')).toEqual({
      '/docs/segments#overrides': ['which override wins'],
    });
  });

  it('names a section that is gone, and how to mend it', () => {
    expect(() => readQuestions(folderWith({'/segments#gone': ['x']}), PAGES)).toThrow(/no section \/segments#gone\. Rename the key/);
    expect(() => readQuestions(folderWith({'/segments': []}), PAGES)).toThrow(/"\/segments" needs a list/);
  });

  it('refuses a thesaurus of another form', () => {
    expect(() => readThesaurus(path.join(folderWith({groups: []}), 'area.json'))).toThrow(/must be like/);
  });
});
