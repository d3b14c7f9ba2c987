import {readFileSync} from 'node:fs';

import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';

import {rehypeGlossary} from '../node/rehypeGlossary';
import {createFinder, readTerms} from '../node/terms';

function mark(html: string, frontMatter: object = {title: 'Page'}, file = 'docs/page.mdx'): string {
  const root = fromHtml(html, {fragment: true});
  rehypeGlossary()(root, new VFile({path: `/site/${file}`, data: {frontMatter}}));
  return toHtml(root).replace(/<a href="[^"]*#term-([\w-]+)" class="term" data-definition="[^"]+">([^<]*)<\/a>/g, '[$2→$1]');
}

describe('rehypeGlossary', () => {
  it('marks the first mention only', () =>
    expect(mark('<p>A trait, two traits.</p><p>Another trait.</p>')).toBe('<p>A [trait→trait], two traits.</p><p>Another trait.</p>'));

  it('prefers the longest term', () =>
    expect(mark('<p>An identity override beats a segment override.</p>')).toBe(
      '<p>An [identity override→identity-override] beats a [segment override→segment-override].</p>',
    ));

  it('leaves headings, code, links, tables and buttons alone', () => {
    const html =
      '<h2>trait</h2><p><code>trait</code> <a href="/x">trait</a></p><table><tbody><tr><td>trait</td></tr></tbody></table><button>trait</button>';
    expect(mark(html)).toBe(html);
  });

  it('leaves the subject of the page alone', () =>
    expect(mark('<p>A segment has a trait.</p>', {title: 'Segments'})).toBe('<p>A segment has a [trait→trait].</p>'));

  it('knows phrases in which a word means something else', () =>
    expect(mark('<p>The identity provider. Twilio Segment. A path segment.</p>')).toBe(
      '<p>The identity provider. Twilio Segment. A path segment.</p>',
    ));

  it('marks no part of an identifier or an address', () =>
    expect(mark('<p>trait_key, /traits/, my-trait, trait.key</p>')).toBe('<p>trait_key, /traits/, my-trait, trait.key</p>'));

  it('marks nothing on the page of the glossary', () =>
    expect(mark('<p>A trait.</p>', {title: 'Model'}, 'docs/basic-features/glossary.mdx')).toBe('<p>A trait.</p>'));
});

describe('data/terms.json', () => {
  const terms = readTerms();

  it('gives each form to one term', () => {
    const forms = terms.flatMap((term) => term.forms ?? []);
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    expect(createFinder(terms).termOf('Change requests')?.id).toBe('change-request');
  });

  it('says the same as the glossary', () => {
    const {rows} = JSON.parse(readFileSync('data/tables/glossary.json', 'utf8')) as {rows: {id: string; definition: string}[]};
    const plain = (text: string) => text.replaceAll('`', '');
    const meanings = (list: {id: string; definition: string}[]) =>
      Object.fromEntries(list.map(({id, definition}) => [id, plain(definition)]));
    expect(meanings(terms)).toEqual(meanings(rows));
    expect(terms.filter(({id, href}) => href !== `/basic-features/glossary#term-${id}`)).toEqual([]);
  });
});
