import {describe, expect, it} from 'vitest';

import {listPlaces} from '../node/addresses';
import {cardsAsMarkdown, parseCards, repeatedIn} from '../node/readCards';
import {CARDS, failOn, PAGES} from './support';

const NUMBERS = {
  url: '/numbers',
  title: 'Numbers',
  sections: [{id: '', heading: 'Numbers', level: 1, blocks: [{text: '15 of 0.5 in 5.5'}]}],
};
const PLACES = listPlaces([...PAGES, NUMBERS], '/');

function problemsOf(text: string, places = PLACES): string[] {
  const problems: string[] = [];
  parseCards('cards/test.yaml', text, places, (problem) => problems.push(problem));
  return problems;
}
const card = (answer: string, see = '/variables#database', ask = '[one, two, three]') =>
  `- ask: ${ask}\n  answer: ${JSON.stringify(answer)}\n  see: ${see}\n`;

describe('parseCards', () => {
  it('accepts answers whose numbers and code stand in the section', () => {
    expect(problemsOf(CARDS)).toEqual([]);
    expect(problemsOf(card('1. Set `DATABASE_URL`.\n2. Save it, e.g. in 1 file.\n3. Restart.').replace('1 file', 'a file'))).toEqual([]);
    expect(problemsOf(card('Set it.\n\n```bash\nREPLICA_DATABASE_URLS\n```'))).toEqual([]);
    expect(problemsOf(card('Failed within 5 seconds.', '/errors#problems'))).toEqual([]);
    expect(problemsOf(card('See **Database**.', '/variables'))).toEqual([]);
  });

  it('accepts files without a card', () => {
    expect(problemsOf('')).toEqual([]);
  });

  it.each([
    ['a number that the section does not have', card('In 30 s.'), 'cards/test.yaml:1: "one": /variables#database does not say 30'],
    ['a part of a number', card('Failed within 5 seconds.', '/numbers'), 'does not say 5'],
    ['a number of another section', card('Failed within 5 seconds.', '/errors'), 'does not say 5; /errors#problems does. Correct'],
    ['a part of a word', card('Set `DATABASE`.'), 'does not say DATABASE'],
    [
      'code that the section does not have',
      `# Note\n${card('Set `DB_URL`.')}`,
      'cards/test.yaml:2: "one": /variables#database does not say DB_URL',
    ],
    ['a label that the page does not have', card('Select **Create**.'), 'does not say Create'],
    ['a fence of other names', card('```\nexport SECRET=x\n```'), 'does not say export, SECRET'],
    [
      'a section that is gone',
      card('Set it.', '/variables#gone'),
      'cards/test.yaml:1: there is no section /variables#gone. Sections that are near: /variables, /variables#database',
    ],
    ['too few wordings', card('Set it.', '/variables', '[one]'), '"ask" needs 3 to 8 wordings'],
    ['too many sentences', card('It is set. It is read. It is kept. It is gone.'), '4 sentences; write at most 3'],
    ['too few steps', card('1. Set it.\n2. Restart.'), '2 steps; write 3 to 5'],
    ['a step below a sample', card('```\nDATABASE_URL\n```\n1. Set.\n2. Read.\n3. Keep.'), 'move the sample below the last step'],
    ['a link', card('Set [it](/variables).'), 'write no link in "answer"'],
    ['a table', card('| Set |'), 'tables and quotations are not shown'],
    ['another field', `${card('Set it.')}  title: Set\n`, 'there is no field "title"'],
    ['no answer', '- ask: [one, two, three]\n  see: /variables\n', '"one" needs "answer"'],
    ['another shape', 'ask: me', 'needs a list of cards'],
    ['broken YAML', '- ask: [', 'is not YAML'],
  ])('names file, line and remedy for %s', (_, text, message) => expect(problemsOf(text).join('\n')).toContain(message));

  it('names sections without the base path of the site', () => {
    const below = listPlaces(
      PAGES.map((page) => ({...page, url: `/docs${page.url}`})),
      '/docs/',
    );
    expect(problemsOf(CARDS, below)).toEqual([]);
  });
});

it('finds a wording of two cards', () => {
  const two = parseCards('cards/test.yaml', `${card('Set it.')}${card('Set it.', '/errors', "['One?', four, five]")}`, PLACES, failOn);
  expect(repeatedIn(two)).toEqual(['"One?" is asked twice, for /variables#database and /errors. Remove it from one card.']);
});

it('writes the cards as Markdown, each with its source', () => {
  const text = cardsAsMarkdown(parseCards('cards/test.yaml', CARDS, PLACES, failOn), 'https://docs.test', '/base/');
  expect(text).toContain('## How do I install it with Helm?\n\nRun `helm upgrade');
  expect(text).toContain('Source: [Run on Kubernetes: Upgrade](https://docs.test/base/kubernetes#upgrade)');
});
