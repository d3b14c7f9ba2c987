/** Holds tests/ask/ against the built pages: a score is about retrieval only if targets exist. */
import {beforeAll, describe, expect, it} from 'vitest';

import {readQuestionSet, type Target} from '../../scripts/lib/ask/questionSet';
import {hasRow} from '../../scripts/lib/ask/scoreAsk';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';
import {readQuestionPairs} from '../../plugins/search/node/readQuestionPairs';
import {readThesaurus} from '../../plugins/search/node/readThesaurus';
import type {TextBlock} from '../../plugins/search/types';

const {questions, refusals, searches} = readQuestionSet();
const THREAD = /^[\w.-]+\/[\w.-]+#\d+$/;

let site: SiteData;

beforeAll(async () => {
  site = await openSiteData('build');
});

function blocksOf({page, heading}: Target): TextBlock[] {
  return (site.pages.get(page)?.sections ?? []).filter(([, id]) => id === heading).flatMap(([, , blocks]) => blocks);
}

/** What is wrong with a target, in words that say what to mend. */
function faultOf(target: Target): string | undefined {
  const {page, heading, row, phrase} = target;
  const text = site.pages.get(page);
  if (!text) return `there is no page ${page}`;
  const blocks = blocksOf(target);
  if (blocks.length === 0) return `${page} has no section "${heading}"`;
  if (row && !blocks.some(([kind, table]) => kind === 'r' && hasRow(table, row))) return `${page}#${heading} has no row "${row}"`;
  if (!phrase) return undefined;
  if (!blocks.some(([, words]) => words.includes(phrase))) return `${page}#${heading} does not say "${phrase}"`;
  const times = text.sections.flatMap(([, , all]) => all).reduce((sum, [, words]) => sum + words.split(phrase).length - 1, 0);
  return times > 1 ? `"${phrase}" stands ${times} times on ${page}: choose more of its words` : undefined;
}

describe('questions', () => {
  it('name passages that are on the pages', () => {
    const faults = questions.flatMap(({question, also, ...target}) =>
      [target, ...also].flatMap((each) => {
        const fault = faultOf(each);
        return fault ? [`${question}: ${fault}`] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  it('are enough, from readers too, about all areas', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    expect(questions.filter(({source}) => THREAD.test(source)).length).toBeGreaterThanOrEqual(100);
    expect(questions.filter(({source}) => source === 'lot').length).toBeGreaterThanOrEqual(150);
    expect(questions.filter(({source}) => source !== 'own' && source !== 'lot' && !THREAD.test(source))).toEqual([]);
    expect(refusals.length).toBeGreaterThanOrEqual(40);
    expect(searches.length).toBeGreaterThanOrEqual(100);
    const pages = new Set(questions.map(({page}) => page));
    expect(pages.size / site.pages.size).toBeGreaterThan(0.85);
  });

  it('come once each', () => {
    const ids = [...questions, ...refusals].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const queries = searches.map(({id}) => id);
    expect(queries.filter((id, index) => queries.indexOf(id) !== index)).toEqual([]);
  });

  it("are held back in part, readers' own among them", () => {
    const isHeld = ({set}: {set: string}) => set === 'held';
    expect(questions.filter(isHeld).length).toBeGreaterThanOrEqual(100);
    expect(questions.filter((each) => isHeld(each) && THREAD.test(each.source)).length).toBeGreaterThanOrEqual(40);
    expect(refusals.filter(isHeld).length).toBeGreaterThanOrEqual(30);
    expect(searches.filter(isHeld).length).toBeGreaterThanOrEqual(40);
  });
});

describe('questions that the docs do not answer', () => {
  const known = new Set(readThesaurus('data/thesaurus.json').elsewhere.map((question) => question.trim().toLowerCase()));
  const isKnown = ({question}: {question: string}) => known.has(question.trim().toLowerCase());

  it('are known to the engine where they are for tuning, and nowhere else', () => {
    const tuned = refusals.filter(({set}) => set === 'tune');
    expect(tuned.filter(isKnown).length / tuned.length).toBeGreaterThan(0.99);
    expect(refusals.filter((each) => each.set !== 'tune' && isKnown(each)).map(({id}) => id)).toEqual([]);
  });

  it('are none that they do answer', () => {
    expect(questions.filter(isKnown).map(({question}) => question)).toEqual([]);
  });
});

describe('pairs of questions', () => {
  const pairs = readQuestionPairs('data/question-pairs.json');
  const keyOf = (question: string) => question.trim().toLowerCase();
  const learned = new Set(pairs.flat().map(keyOf));

  it('are none of those that score what is learned from them', () => {
    const scored = [...questions, ...refusals].filter(({question}) => learned.has(keyOf(question)));
    expect(scored.map(({id}) => id)).toEqual([]);
  });

  it('come once each', () => {
    expect(learned.size).toBe(2 * pairs.length);
  });
});

describe('searches', () => {
  it('name places that search can open', () => {
    const urls = new Set(site.places.map(({url}) => url));
    const urlOf = ({page, heading}: Target) => (heading ? `${page}#${heading}` : page);
    const missing = searches.flatMap(({query, also, ...target}) =>
      [target, ...also].filter((each) => !urls.has(urlOf(each))).map((each) => `${query}: ${urlOf(each)}`),
    );
    expect(missing).toEqual([]);
  });
});
