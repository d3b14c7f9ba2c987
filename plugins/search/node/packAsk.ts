/** Pages → what Ask needs to find the paragraph, item or row that answers a question (types.ts). */
import type {Block} from '../../shared/cutSections';
import {encodeNumber, encodePostings} from '../engine/postings';
import {isStopWord, PLAIN, rawWords, foldWord} from '../engine/words';
import type {AskData} from '../types';
import type {SourcePage} from './packPages';
import type {WrittenQuestion, WrittenQuestions} from './readQuestions';
import type {Thesaurus} from './readThesaurus';
import {unitsOf} from './unitsOf';

const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;

/** `questions`: by URL of the section (`/clients/ios#cache-answers`), written by hand. */
export function packAsk(pages: SourcePage[], questions: WrittenQuestions, {groups, everyday, elsewhere}: Thesaurus): AskData {
  const tabs: string[] = [];
  const units: string[][] = [];
  const asked: string[][] = [];
  const counts: number[] = [];
  let about = '';
  const blocks = pages.flatMap(({url, sections}) =>
    sections.map((section) => {
      const own = [...(questions[section.id ? `${url}#${section.id}` : url] ?? [])].sort((left, right) => targetOf(left) - targetOf(right));
      asked.push(...own.map(({text}) => wordsOf(text)));
      counts.push(own.length);
      about += own.map((question, index) => encodeNumber(targetOf(question) - (index > 0 ? targetOf(own[index - 1]) : 0))).join('');
      return section.blocks.map((block) => packBlock(block, tabs, units)).join(' ');
    }),
  );
  return {
    blocks,
    tabs,
    text: encodePostings(units),
    asked: encodePostings(asked),
    questions: counts,
    about,
    groups,
    everyday,
    elsewhere: encodePostings(elsewhere.map(wordsOf)),
  };
}

/** 0 for the whole section, otherwise the number of the unit from 1. */
function targetOf(question: WrittenQuestion | undefined): number {
  return (question?.unit ?? -1) + 1;
}

function packBlock(block: Block, tabs: string[], units: string[][]): string {
  const {kind, tab} = block;
  const lines = unitsOf(block);
  // Code is found by what stands around it and by its questions: its own words helped nothing.
  for (const line of lines) units.push(kind === 'code' ? [] : wordsOf(line));
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
