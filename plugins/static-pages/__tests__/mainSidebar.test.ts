import {describe, expect, it} from 'vitest';

import {mainSidebars} from '../node/mainSidebar';

const doc = (id: string, more: object = {}) => ({id, title: `Title of ${id}`, permalink: `/${id}`, frontMatter: {}, ...more});

function sidebarOf(items: object[], docs: object[] = [doc('intro', {permalink: '/', sidebar: 'main'}), doc('two')]) {
  const loadedVersions = [{versionName: 'current', path: '/', docs, sidebars: {other: [], main: items}}];
  return mainSidebars({'docusaurus-plugin-content-docs': {default: {loadedVersions}}})['current'];
}

describe('the main sidebar of a version', () => {
  it('is the one of the page at the URL of the docs, with pages as links', () => {
    expect(sidebarOf([{type: 'doc', id: 'two'}])).toEqual({
      name: 'main',
      items: [{type: 'link', label: 'Title of two', href: '/two', docId: 'two', className: undefined, unlisted: undefined}],
    });
  });

  it('takes the label of the page before that of the sidebar', () => {
    const docs = [doc('intro', {permalink: '/', sidebar: 'main'}), doc('two', {frontMatter: {sidebar_label: 'Own'}})];
    expect(sidebarOf([{type: 'doc', id: 'two', label: 'Given'}], docs)?.items).toMatchObject([{label: 'Own'}]);
    expect(sidebarOf([{type: 'ref', id: 'two', label: 'Given'}])?.items).toMatchObject([{label: 'Given'}]);
  });

  it('links a category to its page, or to its generated index', () => {
    const category = {type: 'category', label: 'More', collapsed: true, collapsible: true, items: [{type: 'doc', id: 'two'}]};
    const items = sidebarOf([
      {...category, link: {type: 'doc', id: 'two'}},
      {...category, link: {type: 'generated-index', permalink: '/more'}},
      category,
    ])?.items;
    expect(items).toMatchObject([{href: '/two', items: [{href: '/two'}]}, {href: '/more'}, {label: 'More'}]);
    expect(items?.[2]).not.toHaveProperty('href');
  });

  it('keeps links and HTML as they are', () => {
    const items = [
      {type: 'link', label: 'Outside', href: 'https://example.com'},
      {type: 'html', value: '<hr>'},
    ];
    expect(sidebarOf(items)?.items).toEqual(items);
  });

  it('is nothing on a site without docs', () => {
    expect(mainSidebars({})).toEqual({});
  });
});
