import {describe, expect, it} from 'vitest';

import {retrieve} from '../client/engine/passages';
import {packText} from '../node/packPages';
import {PAGES, sampleIndex} from './support';

const index = sampleIndex();
const load = async (number: number) => {
  const page = PAGES[number];
  return page && packText(page);
};

describe('retrieve', () => {
  it('quotes whole blocks of the section that answers', async () => {
    const {passages, coverage} = await retrieve(index, 'When does a segment override have priority?', load);
    expect(passages[0]).toMatchObject({url: '/segments#overrides', page: 'Segments', heading: 'Segment overrides'});
    expect(passages[0]?.blocks[0]?.text).toBe(
      'Override the value of a flag for a segment. Priority decides when an identity is in two segments.',
    );
    expect(coverage).toBeGreaterThan(0.8);
  });

  it('gives a low coverage for a question about something else', async () => {
    const {coverage} = await retrieve(index, 'What is the best pizza in Naples?', load);
    expect(coverage).toBeLessThan(0.5);
  });

  it('quotes what it has when the page cannot be loaded', async () => {
    const {passages} = await retrieve(index, 'segment override priority', async () => Promise.reject(new Error('offline')));
    expect(passages[0]?.blocks[0]?.text).toContain('Override the value of a flag');
  });
});
