/**
 * What Docusaurus only warns about (anchors, links to files, duplicate ids) fails here, read from
 * the built pages.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {BUILD, readBuiltPages} from './lib/builtSite';

const pages = readBuiltPages();
const byRoute = new Map(pages.map((page) => [page.route.replace(/\/$/, '') || '/', page]));

describe('the built site', () => {
  it.each(pages.map((page) => [page.route, page] as const))('%s links to pages, anchors and files that exist', (_route, page) => {
    const broken = page.links.filter((href) => !resolves(href, page.route));
    expect(broken).toEqual([]);
  });

  it.each(pages.map((page) => [page.route, page] as const))('%s has one h1, alternative texts and unique ids', (_route, {html}) => {
    expect(html.match(/<h1[\s>]/g)?.length).toBe(1);
    expect([...html.matchAll(/<img\s[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/\salt(=|\s|>)/.test(tag))).toEqual([]);
    const ids = [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('claims no colour mode, which only the browser knows', () => {
    expect(pages.filter(({html}) => /currently (?:system|light|dark) mode/.test(html)).map(({route}) => route)).toEqual([]);
    expect(pages.every(({html}) => html.includes('Switch between dark and light mode'))).toBe(true);
  });

  it('names no path of a machine and no unfinished work', () => {
    const marked = pages
      .filter(({html}) => /coming soon|lorem ipsum|\(unverified\)|\/(home|root)\/[a-z]+\//i.test(html))
      .map(({route}) => route);
    expect(marked).toEqual([]);
  });

  // The bundler makes a chunk for each place that imports a file: name it in one place.
  it.each(['js', 'css'])('has no file of assets/%s twice', (kind) => {
    const folder = path.join(BUILD, 'assets', kind);
    const codes = new Map<string, string[]>();
    for (const name of readdirSync(folder).filter((file) => file.endsWith(`.${kind}`))) {
      const code = readFileSync(path.join(folder, name), 'utf8').replace(/push\(\[\["[^"]*"\]/, '');
      codes.set(code, [...(codes.get(code) ?? []), name]);
    }
    expect([...codes.values()].filter((names) => names.length > 1)).toEqual([]);
  });
});

function resolves(href: string, from: string): boolean {
  if (!href.startsWith('/') && !href.startsWith('#')) return /^(https?:|mailto:)/.test(href);
  const [target = '', hash] = href.split('#');
  const pathname = target.split('?')[0] ?? '';
  const route = pathname === '' ? from : pathname.replace(/\/$/, '') || '/';
  if (/\.[a-z0-9]+$/i.test(pathname)) return existsSync(path.join(BUILD, pathname));
  const page = byRoute.get(route);
  return page !== undefined && (!hash || hash.startsWith('__') || page.ids.has(decodeURIComponent(hash)));
}
