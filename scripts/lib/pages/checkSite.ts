/** What the rest of the site expects of one page: sections that others name, facts of its cards. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse} from 'yaml';

import {unprovedIn} from '../../../plugins/search/node/readCards';
import {parseRedirects} from '../../../plugins/shared/parseRedirects';
import type {Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';
import {wholeText} from './quickAnswers';

/** Files that name sections of pages. The records in data/ quote what pages said once. */
const NAMING = ['cards', 'config', 'data', 'docs', 'tests/ask', 'sidebars.ts'];
const RECORDS = /^data\/(?:conformance|pictures|loops)\.json$|^data\/schemas\//;
const TEXT = /\.(?:mdx|json|jsonl|yaml|ts)$/;
const ADDRESS = /(?<![\w/.:-])(\/[\w./-]*)#([\w-]+)|"page":"([^"]+)","heading":"([^"]+)"/g;

type Named = {file: string; line: number; route: string; anchor: string};
let named: Named[] | undefined;
type Card = {file: string; line: number; question: string; answer: string; see: string};
let cards: Card[] | undefined;

/** Sections of this page that another file names and that are gone. */
export function checkNamed({route}: Page, anchors: Map<string, Set<string>>): Problem[] {
  const own = anchors.get(route) ?? new Set();
  if (own.has('*')) return [];
  return (named ??= listNamed())
    .filter((each) => each.route === route && !own.has(each.anchor))
    .map(({file, line, anchor}) => ({
      file,
      line,
      message: `there is no section ${route}#${anchor}. After a rename: npm run rename:section -- ${route}#${anchor} <new address>`,
    }));
}

function listNamed(): Named[] {
  const files = NAMING.flatMap((root) => (root.includes('.') ? [root] : filesIn(root))).filter((file) => !RECORDS.test(file));
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(ADDRESS)].map(([, a, b, c, d]) => ({file, line: index + 1, route: a ?? c ?? '', anchor: b ?? d ?? ''})),
      ),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, name))
    .filter((file) => TEXT.test(file));
}

/** Numbers and code of answer cards that lead to this page and that it does not have. */
export function checkCards(page: Page): Problem[] {
  const own = (cards ??= listCards()).filter(({see}) => see.split('#')[0] === page.route);
  return own.flatMap(({file, line, question, answer, see}) => {
    const missing = unprovedIn(answer.replace(/[\\*]/g, ''), wholeText(page, '.'));
    return missing.length === 0
      ? []
      : [{file, line, message: `"${question}": ${see} does not say ${missing.join(', ')}. Correct the answer, or the page.`}];
  });
}

function listCards(): Card[] {
  return readdirSync('cards').flatMap((name) => {
    const file = `cards/${name}`;
    const source = readFileSync(file, 'utf8');
    return (parse(source) as {ask: string[]; answer: string; see: string}[]).map(({ask: [question = ''], answer, see}) => {
      const line = source.slice(0, source.indexOf(question)).split('\n').length;
      return {file, line, question, answer, see};
    });
  });
}

/** Links to whole pages under "Related" have the title of the page. */
export function checkRelated({file, headings, links}: Page, pages: readonly Page[]): Problem[] {
  const from = headings.find(({text}) => text === 'Related')?.line ?? Infinity;
  return links
    .filter(({line, href}) => line > from && href.startsWith('/') && !href.includes('#'))
    .flatMap(({text, href, line}) => {
      const title = pages.find(({route}) => route === href)?.frontMatter['title'];
      if (typeof title !== 'string' || title === text) return [];
      return [{file, line, message: `the link to ${href} is called "${text}"; use the title of that page, "${title}".`}];
    });
}

/** A page has a title and a description of its own, and no redirect leads away from it. */
export function checkIdentity({file, route, frontMatter}: Page, pages: readonly Page[]): Problem[] {
  const twice = ['title', 'description'].flatMap((field) => {
    const other = pages.find((each) => each.file !== file && each.frontMatter[field] === frontMatter[field]);
    return other ? [`front matter: "${field}" is also that of ${other.file}. Say what is different.`] : [];
  });
  const redirects = parseRedirects(readFileSync('data/redirects.json', 'utf8'), 'data/redirects.json');
  const away = redirects.find(({from}) => from === route.replace(/\/$/, ''));
  return [...twice, ...(away ? [`data/redirects.json leads away from ${route}, to ${away.to}. Remove that line.`] : [])].map((message) => ({
    file,
    line: 1,
    message,
  }));
}
