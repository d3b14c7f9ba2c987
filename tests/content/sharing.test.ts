/** What search engines and chats are told about every page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {Ajv} from 'ajv';
import addFormats from 'ajv-formats';
import type {Element, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';

import {BUILD, requireBuild} from './lib/builtSite';
import {readPages} from '../../plugins/shared/pageSource';
import schemas from './__fixtures__/structured-data.json';

requireBuild();
const routes = readPages(process.cwd()).map(({route}) => route);
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const pages = routes.map((route) => ({route, ...readHead(read(path.join(route, 'index.html')))}));
const origin = new URL(pages.find(({route}) => route === '/')?.canonicals[0] ?? 'https://example.com').origin;

const ajv = new Ajv({strict: false, allErrors: true});
addFormats.default(ajv);
const validators = new Map(Object.entries(schemas).map(([type, schema]) => [type, ajv.compile(schema)]));

type Head = {title: string; metas: Map<string, string[]>; canonicals: string[]; data: Record<string, unknown>[]};

function readHead(html: string): Head {
  const head: Head = {title: '', metas: new Map(), canonicals: [], data: []};
  const visit = (node: Nodes): void => {
    if (node.type === 'element') readTag(node, head);
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromHtml(html.slice(0, html.indexOf('<body')), {fragment: true}));
  return head;
}

function readTag(node: Element, head: Head): void {
  const {tagName, properties} = node;
  const text = node.children.map((child) => ('value' in child ? child.value : '')).join('');
  if (tagName === 'title') head.title = text;
  if (tagName === 'link' && String(properties['rel']) === 'canonical') head.canonicals.push(String(properties['href']));
  if (tagName === 'meta') {
    const name = String(properties['name'] ?? properties['property'] ?? '');
    head.metas.set(name, [...(head.metas.get(name) ?? []), String(properties['content'])]);
  }
  if (tagName === 'script' && properties['type'] === 'application/ld+json') {
    const value = JSON.parse(text) as Record<string, unknown>;
    head.data.push(...((value['@graph'] as Record<string, unknown>[] | undefined) ?? [value]));
  }
}

/** Width and height from the header of a PNG. */
function pngSize(file: Buffer): {isPng: boolean; width: number; height: number} {
  return {isPng: file.subarray(1, 4).toString() === 'PNG', width: file.readUInt32BE(16), height: file.readUInt32BE(20)};
}

const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('every page', () => {
  it.each(pages.map((page) => [page.route, page] as const))(
    '%s has one title, description and canonical address',
    (route, {title, metas, canonicals}) => {
      expect(title.length).toBeGreaterThan(10);
      expect(metas.get('description')).toHaveLength(1);
      expect(metas.get('description')?.[0]?.length).toBeLessThanOrEqual(155);
      expect(canonicals).toEqual([origin + route]);
      expect(metas.get('og:url')).toEqual([origin + route]);
      expect(metas.get('og:title')).toEqual([title]);
      expect(metas.has('robots')).toBe(false);
    },
  );

  it.each(pages.map((page) => [page.route, page] as const))('%s has a preview picture of the stated size', (_route, {metas}) => {
    const [address = ''] = metas.get('og:image') ?? [];
    expect(metas.get('og:image')).toHaveLength(1);
    expect(metas.get('twitter:image')).toEqual([address]);
    expect(metas.get('twitter:card')).toEqual(['summary_large_image']);
    expect(metas.get('og:image:alt')?.[0]).toBeTruthy();
    const file = readFileSync(path.join(BUILD, new URL(address).pathname));
    expect(pngSize(file)).toEqual({
      isPng: true,
      width: Number(metas.get('og:image:width')?.[0]),
      height: Number(metas.get('og:image:height')?.[0]),
    });
    expect(pngSize(file)).toMatchObject({width: 1200, height: 630});
    expect(file.length).toBeLessThan(150_000);
  });

  it('has a picture of its own', () => {
    expect(duplicates(pages.map(({metas}) => metas.get('og:image')?.[0] ?? ''))).toEqual([]);
  });

  it.each(pages.map((page) => [page.route, page] as const))('%s has valid structured data', (route, {data}) => {
    expect(data.map((node) => node['@type']).sort()).toEqual([
      'BreadcrumbList',
      'Organization',
      'SoftwareApplication',
      'TechArticle',
      'WebSite',
    ]);
    for (const node of data) {
      const validate = validators.get(String(node['@type']));
      expect(validate?.(node), JSON.stringify(validate?.errors)).toBe(true);
    }
    const ids = new Set(data.map((node) => node['@id']));
    const pointers = JSON.stringify(data).match(/\{"@id":"[^"]+"\}/g) ?? [];
    expect(pointers.map((pointer) => (JSON.parse(pointer) as {'@id': string})['@id']).filter((id) => !ids.has(id))).toEqual([]);
    expect(data.find((node) => node['@type'] === 'TechArticle')).toMatchObject({url: origin + route});
  });
});

describe('files for machines', () => {
  it('lists every page once in the sitemap, with the address that the page itself calls canonical', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect([...listed].sort()).toEqual(pages.map(({canonicals}) => canonicals[0]).sort());
  });

  it('states the last change of every page that is in git', () => {
    const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry ?? '');
    const dated = pages.filter(({data}) => data.some((node) => 'dateModified' in node)).length;
    expect(entries.filter((entry) => /<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry)).length).toBe(dated);
  });

  it('names the sitemap in robots.txt and refuses nobody', () => {
    expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  });
});
