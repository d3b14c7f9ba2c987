/**
 * Links of "Most wanted" carry a fact: its numbers and code stand in the section or row that they
 * lead to, and in the Markdown twin.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, it} from 'vitest';

import {cutSections, type CutPage} from '../../plugins/shared/cutSections';
import {attribute, find, findAll, hasClass, rawText} from '../../plugins/shared/hast';
import {markdownTwinPath} from '../../plugins/shared/markdownTwinPath';
import {createHtmlParser, type ParseHtml} from '../../plugins/shared/parseHtml';
import {BUILD, readBuiltPages} from './lib/builtSite';

const pages = readBuiltPages().filter(({html}) => html.includes('most-wanted'));
/** The longest pages of the site. The Docker page begins with its three commands instead. */
const LONGEST = [
  'basic-features/managing-identities',
  'basic-features/segments',
  'clients/CLI',
  'clients/android',
  'clients/flutter',
  'clients/ios',
  'clients/javascript',
  'clients/openfeature',
  'clients/rest',
  'clients/server-side',
  'deployment',
  'deployment/hosting/kubernetes',
  'deployment/hosting/locally-api',
  'deployment/hosting/locally-edge-proxy',
  'integrations/terraform',
  'system-administration/authentication',
  'system-administration/rbac',
  'system-administration/system-limits',
  'system-administration/webhooks',
];

let parse: ParseHtml;

beforeAll(async () => {
  parse = await createHtmlParser();
});

describe('most wanted', () => {
  it('is on the longest pages', () => {
    expect(pages.map(({route}) => route.slice(1))).toEqual(expect.arrayContaining(LONGEST));
  });

  it.each(pages.map((page) => [page.route, page] as const))('%s: facts stand where the links lead', async (route, {html}) => {
    const box = find(parse(html), (element) => hasClass(element, 'most-wanted'))!;
    const cut = await cutSections(html);
    const twin = readFileSync(path.join(BUILD, markdownTwinPath(route, '/')), 'utf8');
    const links = findAll(box, ({tagName}) => tagName === 'a');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const target = textAt(cut, attribute(link, 'href').slice(1));
      const code = findAll(link, ({tagName}) => tagName === 'code').map(rawText);
      const numbers = rawText(link).match(/\d[\d.,]*(?<![.,])/g) ?? [];
      expect(
        [...code, ...numbers].filter((fact) => !target.includes(fact)),
        rawText(link),
      ).toEqual([]);
      expect(twin.includes(`${attribute(link, 'href')})`), attribute(link, 'href')).toBe(true);
    }
  });
});

/** What a reader sees there: the section with those below it, or the row. */
function textAt({sections}: CutPage, id: string): string {
  const start = sections.findIndex((section) => section.id === id);
  if (start < 0) {
    const tables = sections.flatMap(({blocks}) => blocks.filter(({rowIds}) => rowIds?.includes(id)));
    return tables.map(({text, rowIds}) => text.split('\n')[rowIds?.indexOf(id) ?? 0]).join('\n');
  }
  const end = sections.findIndex(({level}, index) => index > start && level <= sections[start]!.level);
  return sections
    .slice(start, end < 0 ? undefined : end)
    .flatMap(({blocks}) => blocks.map(({text}) => text))
    .join('\n');
}
