/**
 * The samples as readers get them: taken out of the built pages, not out of the files they were
 * made from.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {parseDocument} from 'htmlparser2';

import type {Kind, Level} from '../../../plugins/code-samples/types';
import {attribute, childrenOf, elementsIn, textIn, type HtmlNode} from './html';

export type Printed = {
  /** Address of the page. */
  page: string;
  /** How many code blocks of the page come before this one. */
  position: number;
  language: string;
  title: string;
  kind: Kind;
  /** `python/evaluate.py#remote`; undefined for code written in the page itself. */
  reference: string | undefined;
  /** What the page shows and "Copy" gives. */
  text: string;
  /** What "Show the whole file" shows. */
  whole: string | undefined;
  id: string | undefined;
  continues: string | undefined;
  level: Level | undefined;
  /** What the block says about how it was proven. */
  label: string;
  /** What a fragment takes from the code around it. */
  needs: string;
};

/** Fences that show no code: diagrams are drawings by now, output and addresses are text. */
const LEVELS: readonly string[] = ['executed', 'compiled', 'parsed'];

/** Every code block of every built page. */
export function readPrinted(buildDir = 'build'): Printed[] {
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error('There is no build/, and the samples are taken from the built pages. Run `npm run build` first.');
  }
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort()
    .flatMap((file) => readPage(readFileSync(path.join(buildDir, file), 'utf8'), routeOf(file)));
}

function routeOf(file: string): string {
  return `/${file
    .split(path.sep)
    .join('/')
    .replace(/(?:^|\/)index\.html$/, '')
    .replace(/\.html$/, '')}`;
}

/** The code blocks of one page. */
export function readPage(html: string, page: string): Printed[] {
  // Most of a page is not code, and a parser takes its time for all of it.
  const figures = [...html.matchAll(/<figure class="?code"?[\s>][\s\S]*?<\/figure>/g)].map(([figure]) => figure);
  return figures.map((figure, position) => readFigure(figure, page, position));
}

function readFigure(html: string, page: string, position: number): Printed {
  const [figure] = childrenOf(parseDocument(html));
  if (!figure) throw new Error(`${page}: code block ${position + 1} cannot be read.`);
  const find = (className: string): HtmlNode | undefined =>
    elementsIn(figure).find((node) => (attribute(node, 'class') ?? '').split(' ').includes(className));
  const codes = elementsIn(figure).filter(({name, parent}) => name === 'code' && (parent as HtmlNode | null)?.name === 'pre');
  const [shown, whole] = codes.map((code) => textIn(code).replace(/\n$/, ''));
  const kindMark = find('code-kind');
  const badge = find('code-proof');
  const level = badge && attribute(badge, 'data-level');
  return {
    page,
    position,
    language: attribute(figure, 'data-lang') ?? 'text',
    title: textOrEmpty(find('code-title')),
    kind: (attribute(figure, 'data-kind') as Kind | undefined) ?? 'complete',
    reference: attribute(figure, 'data-sample'),
    text: shown ?? '',
    whole,
    id: attribute(figure, 'id'),
    continues: kindMark && attribute(kindMark, 'href')?.slice(1),
    level: level !== undefined && LEVELS.includes(level) ? (level as Level) : undefined,
    label: textOrEmpty(badge),
    needs: textOrEmpty(kindMark).replace(/^Fragment, with your /, ''),
  };
}

function textOrEmpty(node: HtmlNode | undefined): string {
  return node ? textIn(node).trim() : '';
}
