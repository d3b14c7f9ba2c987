/**
 * The Markdown twin of every page says what the page says: nothing is lost, nothing is added, no
 * source of a component shows.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import type {PageEntry} from '../../plugins/markdown-twins/types';
import {markdownTwinPath} from '../../plugins/shared/markdownTwinPath';
import {BUILD, requireBuild} from './lib/builtSite';
import {contentOfPage, contentOfTwin, splitTwin} from './lib/pageContent';
import {readPages} from '../../plugins/shared/pageSource';

requireBuild();
const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
const entries = JSON.parse(read('pages.json')) as PageEntry[];
const routes = readPages(process.cwd()).map(({route}) => route);
const NINE = ['Python', 'cURL', 'C#', 'Go', 'Node.js', 'Ruby', 'PHP', 'Java', 'PowerShell'];
const KILOBYTE = 1000;

describe('the Markdown twin', () => {
  it('exists for every route of the site', () => {
    expect(entries.map((entry) => entry.path).sort()).toEqual([...routes].sort());
    expect(
      entries.filter(({path: route, markdown}) => markdown !== markdownTwinPath(route) || !existsSync(path.join(BUILD, markdown))),
    ).toEqual([]);
  });

  describe.each(entries.map((entry) => [entry.path, entry] as const))('of %s', (route, entry) => {
    const html = read(path.join(route, 'index.html'));
    const twin = read(entry.markdown);
    const {head} = splitTwin(twin);
    const page = contentOfPage(html, head['url'] ?? '');
    const copy = contentOfTwin(twin);

    it('has the headings, links, code and table rows of the page and no others', () => {
      expect(page.headings.length).toBeGreaterThan(0);
      expect(copy.headings).toEqual(page.headings);
      expect(copy.links).toEqual(page.links);
      expect(copy.code).toEqual(page.code);
      expect(copy.rows).toEqual(page.rows);
    });

    it('has the words of the page in their order, and no markup', () => {
      expect(copy.words.join(' ')).toBe(page.words.join(' '));
      expect(copy.markup).toEqual([]);
    });

    it('has no quote inside a quote, which the pages have not either', () => {
      expect(twin.replace(/^ *```[\s\S]*?^ *```$/gm, '').match(/^ *> *>.*/gm) ?? []).toEqual([]);
    });

    it('is what the page names as its alternate, and names the page', () => {
      const canonical = /<link [^>]*rel=canonical href=([^\s>]+)/.exec(html)?.[1];
      const alternates = [...html.matchAll(/<link [^>]*type=text\/markdown href=([^\s>]+)/g)].map(([, href]) => href);
      expect(head['url']).toBe(canonical);
      expect(alternates).toEqual([new URL(entry.markdown, canonical).href]);
      expect(head['description']).toBe(entry.description);
    });
  });

  it.each(entries.filter(({path: route}) => /^\/edge-api\/(get|identify|bulk)/.test(route)).map(({markdown}) => markdown))(
    '%s has all nine samples under their labels',
    (file) => {
      const body = read(file);
      for (const label of NINE) expect(body).toMatch(new RegExp(`^\\*\\*${label}\\*\\*\\n\\n\`\`\`\\w+ title="[^"]*: ${label}"\\n`, 'm'));
    },
  );
});

describe('llms.txt', () => {
  const index = read('llms.txt');

  it('lists every page once, with its description, under a section', () => {
    const listed = [...index.matchAll(/^- \[(.+)\]\((\S+)\): (.+)$/gm)].map(([, , href, note]) => ({
      path: new URL(href ?? '').pathname,
      note,
    }));
    for (const {markdown, description} of entries)
      expect(listed.filter((item) => item.path === markdown)).toEqual([{path: markdown, note: description}]);
    expect(listed.filter(({path: file}) => !existsSync(path.join(BUILD, file)))).toEqual([]);
    expect(index.match(/^## /gm)?.length).toBeGreaterThan(8);
  });

  it('stays small enough to be read whole, and the full text within its budget for each page', () => {
    expect(Buffer.byteLength(index)).toBeLessThanOrEqual(40 * KILOBYTE);
    expect(statSync(path.join(BUILD, 'llms-full.txt')).size).toBeLessThanOrEqual(entries.length * 15.5 * KILOBYTE);
  });

  it('has every twin in llms-full.txt', () => {
    const full = read('llms-full.txt');
    expect(entries.filter(({markdown}) => !full.includes(read(markdown))).map(({markdown}) => markdown)).toEqual([]);
  });
});
