import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {readQuestions} from '../node/readQuestions';
import {readQuestionPairs} from '../node/readQuestionPairs';
import {readThesaurus} from '../node/readThesaurus';
import {PAGES} from './support';

function folderWith(value: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
  writeFileSync(path.join(folder, 'area.json'), JSON.stringify(value));
  return folder;
}

describe('readQuestions', () => {
  it('reads questions by the address of their section', () => {
    const questions = {'/segments': ['what is a segment'], '/segments#overrides': ['which override wins']};
    expect(readQuestions(folderWith(questions), PAGES)).toEqual({
      '/segments': [{text: 'what is a segment'}],
      '/segments#overrides': [{text: 'which override wins'}],
    });
  });

  it('finds the row that a question is about, whatever its spaces and punctuation', () => {
    const entry = {about: 'replica_database_urls: addresses', asked: ['where do read replicas go', 'second database']};
    expect(readQuestions(folderWith({'/variables#database': ['all of it', entry]}), PAGES)).toEqual({
      '/variables#database': [{text: 'all of it'}, {text: 'where do read replicas go', unit: 2}, {text: 'second database', unit: 2}],
    });
  });

  it('prefers what begins with the words to what has them', () => {
    const [first] =
      readQuestions(folderWith({'/variables#database': [{about: 'Database_url', asked: ['x']}]}), PAGES)['/variables#database'] ?? [];
    expect(first?.unit).toBe(1);
  });

  it('keeps the questions of a passage whose words were edited a little', () => {
    const edited = {about: 'List of REPLICA_DATABASE_URLS addresses', asked: ['x']};
    const [first] = readQuestions(folderWith({'/variables#database': [edited]}), PAGES)['/variables#database'] ?? [];
    expect(first?.unit).toBe(2);
  });

  it('names everything that is gone at once', () => {
    const gone = {'/segments#gone': ['x'], '/segments#overrides': [{about: 'Gone words', asked: ['x']}]};
    expect(() => readQuestions(folderWith(gone), PAGES)).toThrow(/no section \/segments#gone[\s\S]*Gone words/);
  });

  it('names words that are gone from the section, and how to mend it', () => {
    expect(() => readQuestions(folderWith({'/segments#overrides': [{about: 'Gone words', asked: ['x']}]}), PAGES)).toThrow(
      /area\.json: "\/segments#overrides" has nothing that says "Gone words"\. Copy the first words/,
    );
    expect(() => readQuestions(folderWith({'/segments#overrides': [{about: 'Override'}]}), PAGES)).toThrow(
      /needs questions, each a text or/,
    );
  });

  it('puts the base URL before the addresses of the files', () => {
    const below = PAGES.map((page) => ({...page, url: `/docs${page.url}`}));
    expect(readQuestions(folderWith({'/segments#overrides': ['which override wins']}), below, '/docs/')).toEqual({
      '/docs/segments#overrides': [{text: 'which override wins'}],
    });
  });

  it('names a section that is gone, and how to mend it', () => {
    expect(() => readQuestions(folderWith({'/segments#gone': ['x']}), PAGES)).toThrow(/no section \/segments#gone\. Rename the key/);
    expect(() => readQuestions(folderWith({'/segments': []}), PAGES)).toThrow(/"\/segments" needs a list/);
  });

  it('refuses a thesaurus of another form', () => {
    expect(() => readThesaurus(path.join(folderWith({groups: []}), 'area.json'))).toThrow(/must be like/);
  });

  it('names the pair that is none', () => {
    const pairs = (content: unknown) => readQuestionPairs(path.join(folderWith(content), 'area.json'));
    expect(pairs([['who sees the log', 'who sees my profile']])).toHaveLength(1);
    expect(() => pairs({})).toThrow(/must be a list like/);
    expect(() => pairs([['a', 'b'], ['a']])).toThrow(/entry 2 must be two questions/);
  });
});
