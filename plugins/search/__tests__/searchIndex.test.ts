import {describe, expect, it} from 'vitest';

import {answer} from '../engine/answer';
import {SearchIndex} from '../engine/searchIndex';
import {fitBudget} from '../node/fitBudget';
import {PAGES, sampleIndex, SYNONYMS} from './support';

const index = sampleIndex();
const first = (query: string) => index.rank(query)[0]?.page.url;
const place = (query: string) => index.rank(query)[0]?.places[0]?.place.url;

describe('rank', () => {
  it.each([
    ['a title', 'segments', '/segments'],
    ['a word of the text', 'traits', '/segments'],
    ['the beginning of a word', 'kube', '/kubernetes'],
    ['a misspelt word', 'kuberntes', '/kubernetes'],
    ['another form of a word', 'archiving', '/kubernetes'],
    ['a misspelt name with capitals', 'JavaScrpt', '/javascript'],
    ['a synonym', 'k8s', '/kubernetes'],
    ['a question', 'how do I upgrade with helm?', '/kubernetes'],
    ['an identifier of code', 'hasFeature', '/javascript'],
    ['an identifier with its object', 'flagsmith.hasFeature', '/javascript'],
    ['the other spelling', 'DATABASE URL', '/variables'],
  ])('finds the page by %s', (_, query, url) => {
    expect(first(query)).toBe(url);
  });

  it('leads to the section or the table row', () => {
    expect(place('segment override priority')).toBe('/segments#overrides');
    expect(place('REPLICA_DATABASE_URLS')).toBe('/variables#env-replica');
  });

  it('finds nothing for words that are nowhere', () => {
    expect(index.rank('xylophone')).toEqual([]);
  });

  it('takes in text that arrives later', () => {
    const {index: data} = fitBudget(PAGES, SYNONYMS, 100_000);
    const {text, ...names} = data;
    const late = new SearchIndex(names);
    expect(late.rank('traits')).toEqual([]);
    if (text) late.addPart(text);
    expect(late.rank('traits')[0]?.page.url).toBe('/segments');
  });
});

it('spells a query right where only one word comes near', () => {
  expect(index.spell('Run on Kubernets')).toBe('Run on kubernete');
  expect(index.spell('xylophone')).toBe('xylophone');
});

describe('answer', () => {
  it('counts, filters and marks', () => {
    const {hits, total, facets} = answer(index, 'upgrade', {limit: 5});
    expect(total).toBe(hits.length);
    expect(hits[0]?.sections[0]?.heading).toEqual([{text: 'Upgrade', marked: true}]);
    expect(hits[0]?.isSectionBest).toBe(true);
    expect(facets.section).toContainEqual({value: 'Deployment', count: 1});
    expect(answer(index, 'upgrade', {limit: 5, filters: {section: 'Basics'}}).total).toBe(0);
  });

  it('proposes names that begin alike when nothing is found', () => {
    expect(answer(index, 'segxyzzy', {limit: 5})).toMatchObject({total: 0, suggestions: ['Segments']});
  });
});
