import {beforeAll, describe, expect, it} from 'vitest';

import type {OpenEngine} from '../engine/engine';
import {openSample} from './support';

let engine: OpenEngine;
beforeAll(async () => {
  engine = await openSample();
});

async function opens(query: string): Promise<string | undefined> {
  const [best] = (await engine.search(query, {limit: 5})).hits;
  return best?.isSectionBest ? best.sections[0]?.url : best?.url;
}

describe('search', () => {
  it.each([
    ['a heading', 'segment overrides', '/segments#overrides'],
    ['a row by its name, joined or apart', 'replica database urls', '/variables#env-replica'],
    ['an identifier', 'DATABASE_URL', '/variables#env-database_url'],
    ['the name of a page', 'Segments', '/segments'],
    ['a synonym', 'k8s', '/kubernetes'],
    ['a word with a typo', 'kuberentes', '/kubernetes'],
    ['a word of the text', 'priority', '/segments#overrides'],
    ['the beginning of a word', 'prior', '/segments#overrides'],
    ['a method in code', 'hasFeature', '/javascript'],
  ])('opens %s', async (_, query, url) => expect(await opens(query)).toBe(url));

  it('counts all pages, and narrows to a type and a section', async () => {
    const all = await engine.search('flag ', {limit: 1});
    expect(all.hits).toHaveLength(1);
    expect(all.total).toBeGreaterThan(1);
    const narrowed = await engine.search('flag ', {limit: 5, filters: {section: 'SDKs'}});
    expect(narrowed.hits.map(({url}) => url)).toEqual(['/javascript']);
    expect(narrowed.facets.section.length).toBeGreaterThan(1);
  });

  it('finds nothing for unknown words, and proposes pages that begin alike', async () => {
    expect(await engine.search('segxyzzy ', {limit: 5})).toMatchObject({hits: [], total: 0, suggestions: ['Segments']});
  });

  it('shows a card above the results, and its section as the first of them', async () => {
    expect((await engine.search('helm setup', {limit: 1})).card).toMatchObject({url: '/kubernetes#upgrade'});
    expect(await opens('helm setup')).toBe('/kubernetes#upgrade');
    expect((await engine.search('priority', {limit: 1})).card).toBeUndefined();
  });

  it('loads the answers of cards when one is shown; without them, results come and Ask fails until they are there', async () => {
    const loaded: string[] = [];
    let isOffline = true;
    const own = await openSample((name) => {
      loaded.push(name);
      if (isOffline && name === 'cards.json') throw new Error('offline');
    });
    await own.search('priority', {limit: 1});
    expect(loaded).toEqual(['index.json', 'ask.json']);
    const {hits, card} = await own.search('helm setup', {limit: 1});
    expect(hits).toHaveLength(1);
    expect(card).toBeUndefined();
    await expect(own.ask('helm setup')).rejects.toThrow('offline');
    isOffline = false;
    expect((await own.ask('helm setup')).card).toMatchObject({url: '/kubernetes#upgrade'});
  });
});

describe('ask', () => {
  it('answers with the section, and marks the row or sentence', async () => {
    const {state, passages} = await engine.ask('Which variable has the addresses of read replicas?');
    expect(state).toBe('answer');
    expect(passages[0]).toMatchObject({url: '/variables#database', page: 'Environment variables', heading: 'Database'});
    expect(passages[0]?.line).toBe('REPLICA_DATABASE_URLS · Addresses of read replicas');
  });

  it('quotes the blocks as on the page', async () => {
    const {passages} = await engine.ask('What decides when an identity is in two segments?');
    expect(passages[0]?.blocks[0]).toMatchObject({kind: 'text', html: '<p>Override, as on the page.</p>'});
  });

  it('leads with a card, of which a wording is close', async () => {
    const {state, card} = await engine.ask('how to install with helm');
    expect({state, card}).toMatchObject({state: 'answer', card: {url: '/kubernetes#upgrade', heading: 'Upgrade'}});
    expect(card?.answer).toContain('helm upgrade');
  });

  it('knows sections by the lines that readers ask them by', async () => {
    const {candidates} = await engine.explain('two audiences disagree, who wins?');
    expect(engine.sections[candidates[0]?.section ?? -1]?.url).toBe('/segments#overrides');
  });

  it('answers although a word is beside the point, and in another form of a word', async () => {
    const {state, passages} = await engine.ask('archiving the old values on friday');
    expect({state, url: passages[0]?.url}).toEqual({state: 'answer', url: '/kubernetes#upgrade'});
  });

  it('finds nothing for what is not there', async () => {
    expect(await engine.ask('Who painted the Mona Lisa?')).toEqual({state: 'nothing', passages: []});
  });

  it('calls passages close that say a part of the question only', async () => {
    const {state, passages} = await engine.ask('Which traits group identities upstairs tonight?');
    expect(state).toBe('closest');
    expect(passages.length).toBeGreaterThan(0);
    expect(passages.length).toBeLessThanOrEqual(3);
  });
});

describe('a pasted error text', () => {
  const LOG = `2026-11-18T09:14:02.113Z ERROR [3f2c9a7b41de] postgres://u:p@10.0.0.7:5432/db
  at Client.connect (node_modules/pg/lib/client.js:132:17)
django: Failed to connect to DB within 30 seconds.`;

  it('leads with the row of its message, whatever differs from log to log', async () => {
    const {state, row} = await engine.ask(LOG);
    expect(state).toBe('answer');
    expect(row).toMatchObject({message: 'Failed to connect to DB within 5 seconds.', url: '/errors#problems', page: 'Troubleshooting'});
    expect(row?.cells).toEqual([
      {column: 'Cause', text: 'Database unreachable'},
      {column: 'Fix', text: 'Check host and port'},
    ]);
  });

  it('is read beyond its first lines', async () => {
    const before = Array.from({length: 60}, (_, line) => `09:14:${line} INFO nothing of interest`).join('\n');
    expect((await engine.ask(`${before}\n${LOG}`)).row?.url).toBe('/errors#problems');
  });

  it('may have names where the message has none', async () => {
    expect((await engine.ask('ERROR Failed to connect to DB flags-db.eu within 5 seconds.')).row?.url).toBe('/errors#problems');
  });

  it('may have more of a word where the message has "…"', async () => {
    const {row} = await engine.ask('ERROR 404: could not find usage bucket "default_downsampled_15m"');
    expect(row?.cells[1]).toEqual({column: 'Fix', text: 'Create it'});
  });

  it('without a documented message is no answer', async () => {
    const {state, row} = await engine.ask('npm ERR! code ERESOLVE\nnpm ERR! could not resolve segments of the priority flag');
    expect(row).toBeUndefined();
    expect(state).not.toBe('answer');
  });
});
