/**
 * The samples as readers get them: taken out of the built pages, not out of the files they were
 * made from.
 */
import {parseDocument} from 'htmlparser2';

import type {Kind, Level} from '../../../plugins/code-samples/types';
import {readBuiltPages} from './builtSite';
import {attribute, childrenOf, classesOf, elementsIn, textIn, type HtmlNode} from './html';

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
export function readPrinted(): Printed[] {
  return readBuiltPages().flatMap(({html, route}) => readPage(html, route));
}

/** The code blocks of one page. */
export function readPage(html: string, page: string): Printed[] {
  // Most of a page is not code, and a parser takes its time for all of it.
  const figures = [...html.matchAll(/<figure class="?code"?[\s>][\s\S]*?<\/figure>/g)].map(([figure]) => figure);
  return figures.map((figure, position) => readFigure(childrenOf(parseDocument(figure))[0]!, page, position));
}

export function readFigure(figure: HtmlNode, page: string, position: number): Printed {
  const inside = elementsIn(figure);
  const find = (className: string): HtmlNode | undefined => inside.find((node) => classesOf(node).includes(className));
  const codes = inside.filter(({name, parent}) => name === 'code' && (parent as HtmlNode | null)?.name === 'pre');
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
