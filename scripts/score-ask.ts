/**
 * `npm run score:ask`: how often Ask and search find the place that answers,
 * on the questions of tests/ask/ and the built site.
 *
 *   npm run score:ask                       scores of the part to tune on
 *   npm run score:ask -- --misses           also what went wrong in it
 *   npm run score:ask -- --confirm          also the totals of the part to confirm choices
 *   npm run score:ask -- --held             also the totals of the part held back: at
 *                                           the end, not while tuning
 *   npm run score:ask -- --root other/build
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {type QuestionPart, readQuestionSet} from './lib/ask/questionSet';
import {askQuestion, isRefused, type Outcome, scoreAsk} from './lib/ask/scoreAsk';
import {runSearch, scoreSearch, type SearchOutcome} from './lib/ask/scoreSearch';
import {openSiteData} from './lib/ask/siteData';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      misses: {type: 'boolean', default: false},
      confirm: {type: 'boolean', default: false},
      held: {type: 'boolean', default: false},
      root: {type: 'string', default: 'build'},
    },
  });
  const {engine} = await openSiteData(path.resolve(values.root));
  const {questions, refusals, searches} = readQuestionSet();
  const parts: QuestionPart[] = ['tune', ...(values.confirm ? ['confirm' as const] : []), ...(values.held ? ['held' as const] : [])];
  for (const part of parts) {
    const asked = await inTurn(
      questions.filter(({set}) => set === part),
      async (question) => {
        const before = process.cpuUsage();
        const outcome = await askQuestion(engine, question);
        const {user, system} = process.cpuUsage(before);
        return {...outcome, cost: (user + system) / 1000};
      },
    );
    const refused = await inTurn(
      refusals.filter(({set}) => set === part),
      async (refusal) => ({
        refusal,
        isRight: await isRefused(engine, refusal),
      }),
    );
    const searched = await inTurn(
      searches.filter(({set}) => set === part),
      (search) => runSearch(engine, search),
    );
    console.log(`cpu of a question, ${part}: ${costs(asked.map(({cost}) => cost))}`);
    printAsk(part, asked, refused);
    // One is harder than the other, so each compares with itself only.
    for (const round of part === 'confirm' ? new Set(asked.map(({question}) => question.round)) : [])
      printAsk(
        `${part}, round ${round}`,
        asked.filter(({question}) => question.round === round),
        refused.filter(({refusal}) => refusal.round === round),
      );
    if (searched.length > 0) printSearch(part, searched);
    // Misses of the part held back stay hidden, so that nobody tunes on them.
    if (values.misses && part === 'tune') {
      printMisses(asked, searched);
      for (const {refusal, isRight} of refused) if (!isRight) console.log(`not refused  ${refusal.question}`);
    }
  }
}

/** One after the other: the engine keeps the query it parsed last. */
async function inTurn<Item, Result>(items: Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

function shareRefused(refused: {isRight: boolean}[]): number {
  return refused.filter(({isRight}) => isRight).length / refused.length;
}

function printAsk(part: string, asked: Outcome[], refused: {isRight: boolean}[]): void {
  const score = scoreAsk(asked);
  console.log(
    [
      `ask, ${part}: ${score.questions} questions`,
      `page first ${percent(score.pageFirst)}, in three ${percent(score.pageInThree)}`,
      `section first ${percent(score.sectionFirst)}`,
      `passage first ${percent(score.passageFirst)}, in three ${percent(score.passageInThree)}`,
      `refusals right ${percent(shareRefused(refused))} of ${refused.length}, wrong refusals ${percent(score.wrongRefusals)}`,
    ].join(' | '),
  );
}

function printSearch(part: QuestionPart, searched: SearchOutcome[]): void {
  const score = scoreSearch(searched);
  console.log(
    [
      `search, ${part}: ${score.searches} queries`,
      `MRR@10 ${score.meanReciprocalRank.toFixed(3)}`,
      `page first ${percent(score.pageFirst)}`,
      `place first ${percent(score.placeFirst)}`,
    ].join(' | '),
  );
}

function printMisses(asked: Outcome[], searched: SearchOutcome[]): void {
  for (const {question, page, section, passage, isRefused: wasRefused, quoted} of asked) {
    if (passage === 0 && !wasRefused) continue;
    const what = wasRefused
      ? 'refused'
      : page < 0
        ? 'page missing'
        : section < 0
          ? 'other section'
          : passage < 0
            ? 'other passage'
            : 'not first';
    console.log(`${what.padEnd(14)}${question.question}\n    wanted ${question.page}#${question.heading}  quoted ${quoted.join('  ')}`);
  }
  for (const {search, page, opensPlace, opens} of searched)
    if (!opensPlace)
      console.log(
        `${page === 1 ? 'other place' : `page ${page || '-'}`}  "${search.query}" opens ${opens}, wanted ${search.page}#${search.heading}`,
      );
}

/** In Node, pages read before included: a phone takes about four times as long. */
function costs(values: number[]): string {
  const sorted = [...values].sort((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

runMain(main);
