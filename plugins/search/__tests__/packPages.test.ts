import {describe, expect, it} from 'vitest';

import {createPacker, cutAtWord, type SourcePage} from '../node/packPages';
import {PAGES} from './support';

describe('createPacker', () => {
  it('keeps words that are cut from the shown text', () => {
    const {text} = createPacker(PAGES)({section: 20, row: 20});
    expect(text.shown[1]).toBe('Override the value…');
    expect(text.prose.words.split(' ')).toContain('priority');
    expect(text.code.words).toContain('flagsmith.hasFeature');
  });

  it('makes rows with an id places of their own', () => {
    const {pages} = createPacker(PAGES)({section: 100, row: 100});
    expect(pages[2]?.[7]).toContainEqual(['REPLICA_DATABASE_URLS', 'env-replica', 9]);
  });

  it('leaves out an id that follows from the heading', () => {
    const {pages} = createPacker(PAGES)({section: 100, row: 100});
    expect(pages[1]?.[7][1]).toEqual(['Upgrade', 0, 2]);
    expect(pages[0]?.[7][1]).toEqual(['Segment overrides', 'overrides', 2]);
  });

  it('keeps a word whole that the cut goes through', () => {
    const page = {
      ...(PAGES[0] as SourcePage),
      sections: [{id: '', heading: 'Key', level: 1, parents: [], blocks: [{kind: 'text' as const, text: 'identifier'}]}],
    };
    const {text} = createPacker([page])({section: 5, row: 5});
    expect(text.shown).toEqual(['ident…']);
    expect(text.prose.words).toBe('identifier');
  });

  it('gives the same for a length whatever was tried before', () => {
    const pack = createPacker(PAGES);
    const first = JSON.stringify(pack({section: 20, row: 20}));
    pack({section: 100, row: 100});
    expect(JSON.stringify(pack({section: 20, row: 20}))).toBe(first);
  });

  it('cuts at a word', () => {
    expect(cutAtWord('one two three', 9)).toBe('one two…');
    expect(cutAtWord('short', 9)).toBe('short');
  });
});
