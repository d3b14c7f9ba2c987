/** Pages → what Ask needs to find the paragraph, item or row that answers a question (types.ts). */
import type {Block} from '../../shared/cutSections';
import {encodeNumber, encodePostings} from '../engine/postings';
import {isStopWord, PLAIN, rawWords, foldWord} from '../engine/words';
import type {AskData} from '../types';
import type {SourcePage} from './packPages';
import {fitPhrases} from './fitPhrases';
import type {QuestionPair} from './readQuestionPairs';
import type {WrittenQuestion, WrittenQuestions} from './readQuestions';
import type {Thesaurus} from './readThesaurus';
import {unitsOf} from './unitsOf';

const KINDS = {text: 't', list: 'l', table: 'r', code: 'c'} as const;
/** Ends most pages; it names what others answer. */
const LINKS = 'Related';

/** `questions`: by URL of the section (`/clients/ios#cache-answers`), written by hand. */
export function packAsk(
  pages: SourcePage[],
  questions: WrittenQuestions,
  {groups, everyday, elsewhere}: Thesaurus,
  pairs: QuestionPair[] = [],
): AskData {
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
      const isLinks = section.heading === LINKS;
      return section.blocks.map((block) => packBlock(block, tabs, units, isLinks)).join(' ');
    }),
  );
  const written = withoutLone(asked, new Set(units.flat()));
  return {
    blocks,
    tabs,
    words: encodePostings([...units, ...written, ...withoutStrange(elsewhere.map(wordsOf), new Set([...units, ...written].flat()))]),
    questions: counts,
    about,
    phrases: fitPhrases({written: Object.values(questions).flatMap((own) => own.map(({text}) => text)), elsewhere, pairs}),
    groups,
    everyday,
  };
}

/** Without words of one question and of no page, which find next to nothing. */
function withoutLone(questions: string[][], known: Set<string>): string[][] {
  const uses = countUses(questions);
  return questions.map((words) => words.filter((word) => known.has(word) || (uses.get(word) ?? 0) > 1));
}

/** A question with a word that stands nowhere else is refused for the word. */
function withoutStrange(questions: string[][], known: Set<string>): string[][] {
  const uses = countUses(questions);
  return questions.map((words) => (words.every((word) => known.has(word) || (uses.get(word) ?? 0) > 1) ? words : []));
}

function countUses(questions: string[][]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const word of questions.flatMap((words) => [...new Set(words)])) uses.set(word, (uses.get(word) ?? 0) + 1);
  return uses;
}

/** 0 for the whole section, otherwise the number of the unit from 1. */
function targetOf(question: WrittenQuestion | undefined): number {
  return (question?.unit ?? -1) + 1;
}

function packBlock(block: Block, tabs: string[], units: string[][], isLinks: boolean): string {
  const {kind, tab} = block;
  const lines = unitsOf(block);
  // Code is found by what stands around it and by its questions: its own words helped nothing.
  for (const line of lines) units.push(kind === 'code' || isLinks ? [] : wordsOf(line));
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
