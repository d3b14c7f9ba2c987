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
const BLOCKS_PER_PASSAGE = 2;
const ROWS_PER_TABLE = 4;
const ITEMS_PER_LIST = 8;
const LINES_OF_CODE = 20;
const KINDS = {t: 'text', l: 'list', r: 'table', c: 'code'} as const;

export async function retrieve(index: SearchIndex, question: string, loadPage: LoadPage): Promise<Retrieval> {
  const ranked = index.rank(`${question} `).slice(0, PAGES);
  const weights = index.weigh(question);
  const texts = await Promise.all(ranked.map(({page}) => loadPage(page.index).catch(() => undefined)));
  const chosen = ranked.map((page, position) => choosePassage(page, texts[position] ?? shownText(page), weights));
  const found = new Set(chosen.slice(0, 3).flatMap(({terms}) => [...terms]));
  const all = weights.reduce((sum, {weight}) => sum + weight, 0);
  const answered = weights.reduce((sum, {terms, weight}) => sum + (terms.some((term) => found.has(term)) ? weight : 0), 0);
  return {passages: chosen.map(({passage}) => passage).filter(({blocks}) => blocks.length > 0), coverage: all > 0 ? answered / all : 0};
}

/** What the search data itself shows of a page, for a reader whose connection is gone. */
function shownText({page, places}: RankedPage): PageText {
  return {
    sections: places
      .filter(({place}) => place.shown)
      .map(({place}) => [place.heading || page.title, place.url.split('#')[1] ?? '', [['t', `${place.shown} …`]]]),
  };
}

function choosePassage({page, places}: RankedPage, {sections}: PageText, weights: Weights): {passage: Passage; terms: Set<string>} {
  const best = places[0]?.score || 1;
  const scored = sections.map(([heading, id, blocks]) => {
    const terms = new Set(indexTerms([page.title, heading, ...blocks.map(([, text]) => text)].join('\n')));
    const place = places.find(({place: {url}}) => url === (id ? `${page.url}#${id}` : page.url));
    return {heading, id, blocks, terms, score: shareOf(terms, weights) + (place ? place.score / best : 0)};
  });
  scored.sort((left, right) => right.score - left.score);
  const section = scored[0];
  return {
    terms: section?.terms ?? new Set(),
    passage: {
      url: section?.id ? `${page.url}#${section.id}` : page.url,
      page: page.title,
      heading: section?.id ? section.heading : '',
      blocks: section ? chooseBlocks(section.blocks, weights) : [],
    },
  };
}

function shareOf(terms: Set<string>, weights: Weights): number {
  const all = weights.reduce((sum, {weight}) => sum + weight, 0) || 1;
  return weights.reduce((sum, {terms: wanted, weight}) => sum + (wanted.some((term) => terms.has(term)) ? weight : 0), 0) / all;
}

/** The best blocks in the order of the page; a sentence that ends with a colon brings what it announces. */
function chooseBlocks(blocks: TextBlock[], weights: Weights): Passage['blocks'] {
  const scores = blocks.map(([kind, text]) => shareOf(new Set(indexTerms(text)), weights) * (kind === 'c' ? 0.8 : 1));
  const order = blocks.map((_, index) => index).sort((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right);
  const chosen = new Set(order.slice(0, BLOCKS_PER_PASSAGE).filter((index, rank) => rank === 0 || (scores[index] ?? 0) > 0));
  for (const index of [...chosen]) if (blocks[index]?.[0] === 't' && blocks[index]?.[1].endsWith(':') && blocks[index + 1]) chosen.add(index + 1);
  return [...chosen]
    .sort((left, right) => left - right)
    .flatMap((index) => {
      const block = blocks[index];
      return block ? [shorten(block, weights)] : [];
    });
}

function shorten([kind, text, language]: TextBlock, weights: Weights): Passage['blocks'][number] {
  const lines = text.split('\n');
  const kept = kind === 'r' ? bestLines(lines, ROWS_PER_TABLE, weights, 1) : kind === 'l' ? bestLines(lines, ITEMS_PER_LIST, weights, 0) : lines;
  const short = kind === 'c' && kept.length > LINES_OF_CODE ? [...kept.slice(0, LINES_OF_CODE), '…'] : kept;
  return {kind: KINDS[kind], text: short.join('\n'), ...(language ? {language} : {})};
}

/** The first `fixed` lines (a header) and the best others, in their order. */
function bestLines(lines: string[], count: number, weights: Weights, fixed: number): string[] {
  if (lines.length <= count + fixed) return lines;
  const scored = lines.map((line, index) => ({index, score: index < fixed ? Number.POSITIVE_INFINITY : shareOf(new Set(indexTerms(line)), weights)}));
  const kept = new Set(scored.sort((left, right) => right.score - left.score || left.index - right.index).slice(0, count + fixed).map(({index}) => index));
  return lines.filter((_, index) => kept.has(index));
}
