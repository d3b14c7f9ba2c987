/** Pages → what Ask needs to find the paragraph, item or row that answers a question (types.ts). */
import type {Block} from '../../shared/cutSections';
import {encodePostings} from '../engine/postings';
import {isStopWord, PLAIN, rawWords, foldWord} from '../engine/words';
import type {AskData} from '../types';
import type {SourcePage} from './packPages';
import type {Thesaurus} from './readQuestions';

/** A block of code says what it is about in its first lines. */
const CODE_CHARACTERS = 700;
const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;

/** `questions`: by address of the section (`/clients/ios#cache-answers`), written by hand. */
export function packAsk(pages: SourcePage[], questions: Record<string, string[]>, {groups, everyday, elsewhere}: Thesaurus): AskData {
  const tabs: string[] = [];
  const units: string[][] = [];
  const asked: string[][] = [];
  const counts: number[] = [];
  const blocks = pages.flatMap(({url, sections}) =>
    sections.map((section) => {
      const own = questions[section.id ? `${url}#${section.id}` : url] ?? [];
      asked.push(...own.map(wordsOf));
      counts.push(own.length);
      return section.blocks.map((block) => packBlock(block, tabs, units)).join(' ');
    }),
  );
  return {blocks, tabs, text: encodePostings(units), asked: encodePostings(asked), questions: counts, groups, everyday, elsewhere};
}

function packBlock({kind, text, tab}: Block, tabs: string[], units: string[][]): string {
  const lines = kind === 'list' || kind === 'table' ? text.split('\n') : [kind === 'code' ? text.slice(0, CODE_CHARACTERS) : text];
  for (const line of lines) units.push(wordsOf(line));
  if (tab && !tabs.includes(tab)) tabs.push(tab);
  const count = lines.length > 1 ? lines.length : '';
  return `${KINDS[kind]}${count}${tab ? `@${tabs.indexOf(tab)}` : ''}`;
}

/** Identifiers as written, so that their parts are known to the reader's side. */
function wordsOf(text: string): string[] {
  return rawWords(text)
    .filter((word) => !isStopWord(word))
    .map((word) => (PLAIN.test(word) ? foldWord(word) : word));
}
