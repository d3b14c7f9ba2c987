import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';

import {listDocsPages} from '../docsPages';

const doc = (id: string, permalink: string, frontMatter: object = {}) => ({
  id,
  permalink,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  frontMatter,
  lastUpdatedAt: undefined,
  source: `@site/docs/${id}.mdx`,
});

function contentWith(docs: unknown[], sidebars: object): AllContent {
  return {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars}]}}};
}

describe('listDocsPages', () => {
  it('returns pages in the order of the menu with their place in it', () => {
    const docs = [
      doc('clients/CLI', '/clients/CLI', {sidebar_label: 'CLI', type: 'reference'}),
      doc('clients/index', '/clients/'),
      doc('intro', '/'),
      doc('support', '/support/'),
      doc('unlisted', '/x'),
    ];
    const menu = {
      docs: [
        {type: 'doc', id: 'intro'},
        {
          type: 'category',
          label: 'Clients',
          link: {type: 'doc', id: 'clients/index'},
          items: [{type: 'category', label: 'Tools', items: [{type: 'doc', id: 'clients/CLI'}]}],
        },
        {type: 'doc', id: 'support'},
      ],
    };
    expect(
      listDocsPages(contentWith(docs, menu)).map(({route, label, section, trail, type}) => ({route, label, section, trail, type})),
    ).toEqual([
      {route: '/', label: 'Title of intro', section: 'Start', trail: [], type: ''},
      {route: '/clients/', label: 'Clients', section: 'Clients', trail: [], type: ''},
      {route: '/clients/CLI', label: 'CLI', section: 'Clients', trail: ['Clients', 'Tools'], type: 'reference'},
      {route: '/support/', label: 'Title of support', section: 'More', trail: [], type: ''},
    ]);
  });

  it('returns nothing when the docs plugin is not there', () => expect(listDocsPages({})).toEqual([]));
});
