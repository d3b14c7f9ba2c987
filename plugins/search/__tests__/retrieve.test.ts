import {describe, expect, it} from 'vitest';

import {retrieve} from '../engine/ask/retrieve';
import {readUnits} from '../engine/ask/units';
import {packAsk} from '../node/packAsk';
import {packHtml, packText} from '../node/packPages';
import {PAGES, sampleIndex} from './support';

const index = sampleIndex();
const THESAURUS = {groups: ['price cost'], everyday: 'stuff', elsewhere: ['deploy to heroku']};
/** Words of a single question are left out. */
const twice = (question: {text: string; unit?: number}) => [question, question];
const QUESTIONS = {
  '/segments#overrides': [...twice({text: 'what does it cost to treat some people differently'}), {text: 'a zebra among horses'}],
  '/variables#database': [{text: 'everything about storage'}, ...twice({text: 'spread the load of reading on standby machines', unit: 2})],
};
const units = await readUnits(packAsk(PAGES, QUESTIONS, THESAURUS), index.places);
const pageOf = (number: number) => PAGES[number] as (typeof PAGES)[number];
const load = {text: async (number: number) => packText(pageOf(number)), html: async (number: number) => packHtml(pageOf(number))};
const offline = async () => Promise.reject(new Error('offline'));
const ask = (question: string) => retrieve(index, units, question, load);

describe('retrieve', () => {
  it('quotes the section that answers first', async () => {
    const {passages, coverage} = await ask('When does a segment override have priority?');
    expect(passages[0]).toMatchObject({url: '/segments#overrides', page: 'Segments', heading: 'Segment overrides'});
    expect(passages[0]?.blocks[0]?.text).toContain('Priority decides');
    expect(coverage).toBeGreaterThan(0.5);
  });

  it('finds a row by what it says, with the header of its table', async () => {
    const {passages} = await ask('Where do I put the addresses of read replicas?');
    expect(passages[0]?.url).toBe('/variables#database');
    expect(passages[0]?.blocks[0]).toMatchObject({kind: 'table'});
    expect(passages[0]?.blocks[0]?.text).toContain('Name | Effect');
  });

  it('finds a section by a question that was written for it, also in other words', async () => {
    const {passages} = await ask('What is the price of treating people differently?');
    expect(passages[0]?.url).toBe('/segments#overrides');
  });

  it('does not know a word of one question that no page has', () => {
    expect([...units.asked.keys()]).toContain('cost');
    expect([...units.asked.keys()]).not.toContain('zebra');
  });

  it('quotes the row that a written question is about, though it has none of its words', async () => {
    const {passages} = await ask('How do I spread reading on standby machines?');
    expect(passages[0]?.url).toBe('/variables#database');
    expect(passages[0]?.line).toContain('REPLICA_DATABASE_URLS');
  });

  it('is unsure about what these docs do not have', async () => {
    expect((await ask('What is the best pizza in Naples?')).coverage).toBeLessThan(0.5);
    expect((await ask('How do I upgrade on Heroku?')).coverage).toBeLessThan(0.5);
  });

  it('tells two things apart by the rows that define them', async () => {
    const {passages, coverage} = await ask('What is the difference between DATABASE_URL and REPLICA_DATABASE_URLS?');
    expect(passages[0]?.url).toBe('/variables#database');
    expect(coverage).toBeGreaterThan(0.5);
    expect((await ask('What is the difference between DATABASE_URL and pizza?')).passages[0]?.line).toContain('DATABASE_URL');
  });

  it('leads with the row that defines an identifier, also by the end of its name', async () => {
    const {passages} = await ask('what is DATABASE_URLS for');
    expect(passages[0]?.line).toContain('REPLICA_DATABASE_URLS');
  });

  it('brings the lead passage as it looks on its page, and a line for each', async () => {
    const {passages} = await ask('When does a segment override have priority?');
    expect(passages[0]?.blocks[0]?.html).toBe('<p>Override, as on the page.</p>');
    expect(passages[1]?.blocks[0]?.html).toBeUndefined();
    expect(passages[0]?.line).toContain('Priority decides');
  });

  it('quotes what search shows when the page cannot be loaded', async () => {
    const {passages} = await retrieve(index, units, 'segment override priority', {text: offline, html: offline});
    expect(passages[0]?.url).toBe('/segments#overrides');
    expect(passages[0]?.blocks[0]?.text).toContain('Override the value');
  });
});
