/** How the assistant's quotes do on the question set: the browser's modules, asked in Node. */
import {createQuotes} from '../../../plugins/assistant/client/ask/quoteDocs';
import type {Engine} from '../../../plugins/search/engine/engine';
import type {Passage} from '../../../plugins/search/engine/types';
import type {Question, Refusal, Target} from './questionSet';

/** Positions from 0; -1 when it is not among what is quoted. */
export type Outcome = {question: Question; page: number; section: number; passage: number; isRefused: boolean; quoted: string[]};

type AskScore = {
  questions: number;
  pageFirst: number;
  pageInThree: number;
  sectionFirst: number;
  passageFirst: number;
  passageInThree: number;
  wrongRefusals: number;
};

/** "Among three": further ones are shown as links, and do not count. */
const COUNTED = 3;

type FoundPassages = {passages: Passage[]; isRefused: boolean};

async function ask(engine: Engine, question: string): Promise<FoundPassages> {
  const answer: FoundPassages = {passages: [], isRefused: false};
  const backend = createQuotes((text) => engine.retrieve(text));
  for await (const event of backend.ask(question, [], new AbortController().signal)) {
    if (event.type === 'refusal') answer.isRefused = true;
    if (event.type === 'passages') answer.passages = event.passages.slice(0, COUNTED);
  }
  return answer;
}

export async function askQuestion(engine: Engine, question: Question): Promise<Outcome> {
  const {passages, isRefused} = await ask(engine, question.question);
  const targets: Target[] = [question, ...question.also];
  const positionOf = (isRight: (passage: Passage, target: Target) => boolean) =>
    passages.findIndex((passage) => targets.some((target) => isRight(passage, target)));
  return {
    question,
    page: positionOf(isPage),
    section: positionOf(isSection),
    passage: positionOf(isPassage),
    isRefused,
    quoted: passages.map(({url}) => url),
  };
}

export async function isRefused(engine: Engine, {question}: Refusal): Promise<boolean> {
  return (await ask(engine, question)).isRefused;
}

function isPage({url}: Passage, {page}: Target): boolean {
  return url.split('#')[0] === page;
}

function isSection({url}: Passage, {page, heading}: Target): boolean {
  return url === (heading ? `${page}#${heading}` : page);
}

/** The section alone is not enough: of a long table only some rows are quoted. */
export function isPassage(passage: Passage, target: Target): boolean {
  const {row, phrase} = target;
  if (!isSection(passage, target)) return false;
  if (row) return passage.blocks.some(({kind, text}) => kind === 'table' && hasRow(text, row));
  return phrase ? passage.blocks.some(({text}) => text.includes(phrase)) : true;
}

/** Whether one of the rows begins with this cell; rows are lines, cells are joined by " | ". */
export function hasRow(table: string, row: string): boolean {
  return table.split('\n').some((line) => line === row || line.startsWith(`${row} | `));
}

export function scoreAsk(outcomes: Outcome[]): AskScore {
  const share = (isRight: (outcome: Outcome) => boolean) => outcomes.filter(isRight).length / outcomes.length;
  return {
    questions: outcomes.length,
    pageFirst: share(({page}) => page === 0),
    pageInThree: share(({page}) => page >= 0),
    sectionFirst: share(({section}) => section === 0),
    passageFirst: share(({passage}) => passage === 0),
    passageInThree: share(({passage}) => passage >= 0),
    wrongRefusals: share((outcome) => outcome.isRefused),
  };
}
