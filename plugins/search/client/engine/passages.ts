/**
 * What the docs say to a question: whole paragraphs, lists, rows and code of the best sections of the best pages. Nothing is rewritten. The same passages
 * are quoted when no model is connected and handed to one when it is.
 */
import type {PageText, TextBlock} from '../../types';
import type {Passage, Retrieval} from '../backends/types';
import type {RankedPage, SearchIndex} from './searchIndex';
import {indexTerms} from './words';

type Weights = {terms: string[]; weight: number}[];
type LoadPage = (index: number) => Promise<PageText | undefined>;

const PAGES = 4;
const PASSAGES_WANTED = 3;
const HEAD_SHARE = 0.35;
/** How well each kind of block reads as an answer. */
const WORTH = {t: 1, l: 0.95, r: 0.7, c: 0.6};
/** Sections that are about the page, not about the question. */
const ASIDE = /^(related|next|clean up|what can go wrong|problems)$/i;
/** How many sections of a page tell whether it is about the question at all. */
const SECTIONS_JUDGED = 4;
const BLOCKS_PER_PASSAGE = 2;
const ROWS_PER_TABLE = 4;
const ITEMS_PER_LIST = 8;
const LINES_OF_CODE = 20;
const KINDS = {t: 'text', l: 'list', r: 'table', c: 'code'} as const;

export async function retrieve(index: SearchIndex, question: string, loadPage: LoadPage): Promise<Retrieval> {
  const ranked = index.rank(`${question} `).slice(0, PAGES);
  const weights = index.weigh(question);
  const texts = await Promise.all(ranked.map(({page}) => loadPage(page.index).catch(() => undefined)));
  const chosen = ranked.map((page, position) => choosePassages(page, texts[position] ?? shownText(page), weights));
  const found = new Set(chosen.slice(0, 3).flatMap(({terms}) => [...terms]));
  const all = weights.reduce((sum, {weight}) => sum + weight, 0);
  const answered = weights.reduce((sum, {terms, weight}) => sum + (terms.some((term) => found.has(term)) ? weight : 0), 0);
  return {passages: inOrder(chosen.map(({passages}) => passages)), coverage: all > 0 ? answered / all : 0};
}

/** The best section of each page; where few pages came near, also the second best of the first page. */
function inOrder(byPage: Passage[][]): Passage[] {
  const best = byPage.flatMap((passages) => passages.slice(0, 1));
  if (best.length < PASSAGES_WANTED) best.splice(1, 0, ...(byPage[0]?.slice(1, 1 + PASSAGES_WANTED - best.length) ?? []));
  return best;
}

/** What the search data itself shows of a page, for a reader whose connection is gone. */
function shownText({page, places}: RankedPage): PageText {
  return {
    sections: places
      .filter(({place}) => place.shown)
      .map(({place}) => [place.heading || page.title, place.url.split('#')[1] ?? '', [['t', `${place.shown} …`]]]),
  };
}

function choosePassages({page, places}: RankedPage, {sections}: PageText, weights: Weights): {passages: Passage[]; terms: Set<string>} {
  // The head of a page ranks by its title and keywords, which answer nothing; the sections are compared among themselves.
  const best = Math.max(...places.filter(({place}) => place.level > 1).map(({score}) => score), 0) || 1;
  const scored = sections.map(([heading, id, blocks]) => {
    const names = indexTerms(heading);
    const terms = new Set([...indexTerms([page.title, ...blocks.map(([, text]) => text)].join('\n')), ...names]);
    const place = places.find(({place: {url}}) => url === `${page.url}#${id}`);
    // One paragraph that says it all is worth more than a long table that has each word somewhere.
    const closest = Math.max(0, ...blocks.map(([kind, text]) => shareOf(new Set([...names, ...indexTerms(text)]), weights) * WORTH[kind]));
    const named = id ? shareOf(new Set(names), weights) / 2 : 0;
    const ranked = id ? (place?.score ?? 0) / best : HEAD_SHARE;
    return {heading, id, blocks, terms, score: (closest + named + ranked) * (ASIDE.test(heading) ? 0.5 : 1)};
  });
  scored.sort((left, right) => right.score - left.score);
  return {
    terms: new Set([
      ...indexTerms(`${page.keywords} ${page.description}`),
      ...scored.slice(0, SECTIONS_JUDGED).flatMap(({terms}) => [...terms]),
    ]),
    passages: scored
      .slice(0, PASSAGES_WANTED)
      .filter(({score}) => score > 0)
      .map(({heading, id, blocks}) => ({
        url: id ? `${page.url}#${id}` : page.url,
        page: page.title,
        heading: id ? heading : '',
        blocks: chooseBlocks(blocks, weights),
      })),
  };
}

function shareOf(terms: Set<string>, weights: Weights): number {
  const all = weights.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return weights.reduce((sum, {terms: wanted, weight}) => sum + (wanted.some((term) => terms.has(term)) ? weight : 0), 0) / all;
}

/** The best blocks in the order of the page; a sentence that ends with a colon brings what it announces. */
function chooseBlocks(blocks: TextBlock[], weights: Weights): Passage['blocks'] {
  const scores = blocks.map(([kind, text]) => shareOf(new Set(indexTerms(text)), weights) * WORTH[kind]);
  const order = blocks.map((_, index) => index).sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
  const chosen = new Set(order.slice(0, BLOCKS_PER_PASSAGE).filter((index, rank) => rank === 0 || (scores[index] ?? 0) > 0));
  for (const index of [...chosen])
    if (blocks[index]?.[0] === 't' && blocks[index]?.[1].endsWith(':') && blocks[index + 1]) chosen.add(index + 1);
  return [...chosen]
    .sort((left, right) => left - right)
    .flatMap((index) => {
      const block = blocks[index];
      return block ? [shorten(block, weights)] : [];
    });
}

function shorten([kind, text, language]: TextBlock, weights: Weights): Passage['blocks'][number] {
  const lines = text.split('\n');
  const kept =
    kind === 'r' ? bestLines(lines, ROWS_PER_TABLE, weights, 1) : kind === 'l' ? bestLines(lines, ITEMS_PER_LIST, weights, 0) : lines;
  const short = kind === 'c' && kept.length > LINES_OF_CODE ? [...kept.slice(0, LINES_OF_CODE), '…'] : kept;
  return {kind: KINDS[kind], text: short.join('\n'), ...(language ? {language} : {})};
}

/** The first `fixed` lines (a header) and the best others, in their order. */
function bestLines(lines: string[], count: number, weights: Weights, fixed: number): string[] {
  if (lines.length <= count + fixed) return lines;
  const scored = lines.map((line, index) => ({
    index,
    score: index < fixed ? Number.POSITIVE_INFINITY : shareOf(new Set(indexTerms(line)), weights),
  }));
  const kept = new Set(
    scored
      .sort((left, right) => right.score - left.score || left.index - right.index)
      .slice(0, count + fixed)
      .map(({index}) => index),
  );
  return lines.filter((_, index) => kept.has(index));
}
