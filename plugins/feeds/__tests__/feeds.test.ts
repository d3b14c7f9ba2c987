import {describe, expect, it} from 'vitest';

import type {DocsPage} from '../../shared/docsPages';
import {pagesFeed, releasesFeed} from '../node/collectFeeds';
import {renderAtom, renderRss} from '../node/renderFeeds';

const site = {url: 'https://x.test', name: 'Flags'};
const release = {version: '2.0.0', date: '2026-02-01', url: 'https://code.test/2.0.0'};
const rows = [
  {version: '1.9.0', isoDate: '2026-01-10', area: 'API', change: 'New `key` & more', read: '[Webhooks](/hooks)'},
  {version: '1.9.0', isoDate: '2026-01-10', area: 'SDK', change: '**Faster**', read: '–'},
];
const page = (route: string, updatedAt?: number): DocsPage => ({
  route,
  title: `T ${route}`,
  label: '',
  description: 'A < B',
  trail: [],
  section: '',
  type: '',
  updatedAt,
  source: '',
});

describe('releasesFeed', () => {
  it('has one entry per version, newest first, with absolute links', () => {
    const {entries} = releasesFeed(rows, release, site);
    expect(entries.map(({title}) => title)).toEqual(['Flags 2.0.0', 'Flags 1.9.0']);
    expect(entries[1]?.html).toBe(
      '<ul><li><strong>API:</strong> New <code>key</code> &amp; more (<a href="https://x.test/hooks">Webhooks</a>)</li><li><strong>SDK:</strong> <strong>Faster</strong></li></ul>',
    );
  });
});

describe('pagesFeed', () => {
  it('has the pages whose last change is known, newest first', () => {
    const feed = pagesFeed([page('/a', 1000), page('/b'), page('/c', 2000)], release, site);
    expect(feed.entries.map(({url}) => url)).toEqual(['https://x.test/c', 'https://x.test/a']);
  });

  it('names pages of a site below a path once', () => {
    const below = {...site, url: 'https://x.test/docs'};
    const feed = pagesFeed([page('/docs/a', 1000)], release, below);
    expect(feed.entries[0]?.url).toBe('https://x.test/docs/a');
    expect(renderAtom(feed)).toContain('<link rel="alternate" type="text/html" href="https://x.test/docs/"/>');
    expect(releasesFeed(rows, release, below).entries[1]?.html).toContain('<a href="https://x.test/docs/hooks">');
  });

  it('is dated by the release when no change is known', () => {
    expect(pagesFeed([page('/b')], release, site)).toMatchObject({entries: [], updated: new Date('2026-02-01T00:00:00Z')});
  });
});

describe('renderAtom and renderRss', () => {
  it('escape what they show', () => {
    const feed = pagesFeed([page('/a', 0), page('/c', 86_400_000)], release, site);
    expect(renderAtom(feed)).toContain('<content type="html">&lt;p&gt;A &amp;lt; B&lt;/p&gt;</content>');
    expect(renderRss(feed)).toContain('<pubDate>Fri, 02 Jan 1970 00:00:00 GMT</pubDate>');
  });
});
