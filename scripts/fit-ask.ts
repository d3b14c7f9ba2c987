/**
 * `npm run fit:ask`: fits the two models of Ask on the part of tests/ask that is for tuning and
 * prints them, for rerank.ts and confidence.ts, with what they reach in cross-validation. Needs a
 * build. The parts to confirm and held back are not read.
 */
import {dot, fitChoice, fitYesNo} from './lib/ask/fit';
import {readQuestionSet} from './lib/ask/questionSet';
import {type Asked, type Candidate, openTraining} from './lib/ask/trainingData';
import {runMain} from './lib/runMain';

const FOLDS = 6;
const PER_PAGE = 2;
const COUNTED = 3;
/** Share of real questions that may be refused. */
const WRONG_REFUSALS = 0.015;

async function main(): Promise<void> {
  const {ask} = await openTraining('build');
  const {questions, refusals} = readQuestionSet();
  const isTuned = ({set}: {set: string}) => set === 'tune';
  const refused = refusals.filter(isTuned).map(({question}) => ask(question));
  const asked = questions.filter(isTuned).map((question) => ask(question.question, [question, ...question.also]));
  // What is refused depends on the order: fit that first, write it down, then fit again.
  printOrder(asked);
  printRefusals(asked, refused);
}

/** Every sixth, so that each fold has questions of all areas. */
function folds<Item>(items: Item[]): {train: Item[]; test: Item[]}[] {
  return Array.from({length: FOLDS}, (_, fold) => ({
    train: items.filter((__, index) => index % FOLDS !== fold),
    test: items.filter((__, index) => index % FOLDS === fold),
  }));
}

function printOrder(asked: Asked[]): void {
  const rowOf = ({features}: Candidate) => Object.values(features);
  const fit = (items: Asked[]) =>
    fitChoice(items.map(({candidates}) => ({rows: candidates.map(rowOf), right: candidates.map(({isRight}) => isRight)})));
  const totals = [0, 0, 0, 0];
  for (const {train, test} of folds(asked)) {
    const weights = fit(train);
    for (const {candidates} of test) {
      const shown = choose(candidates, (candidate) => dot(rowOf(candidate), weights));
      const found = [shown[0]?.isRightPage, shown.some((each) => each.isRightPage), shown[0]?.isRight, shown.some((each) => each.isRight)];
      found.forEach((isFound, index) => (totals[index] = (totals[index] ?? 0) + Number(isFound)));
    }
  }
  console.log(
    'cross-validation: page first, in three, passage first, in three:',
    totals.map((sum) => percent(sum / asked.length)).join(', '),
  );
  print('rerank.ts', Object.keys(asked[0]?.candidates[0]?.features ?? {}), fit(asked));
}

function choose(candidates: Candidate[], valueOf: (candidate: Candidate) => number): Candidate[] {
  const perPage = new Map<number, number>();
  const best = [...candidates].sort((left, right) => valueOf(right) - valueOf(left));
  const kept = best.filter(({page}) => {
    perPage.set(page, (perPage.get(page) ?? 0) + 1);
    return (perPage.get(page) ?? 0) <= PER_PAGE;
  });
  return kept.slice(0, COUNTED);
}

function printRefusals(asked: Asked[], refused: Asked[]): void {
  const samples = [...asked.map((each) => ({...each, isYes: true})), ...refused.map((each) => ({...each, isYes: false}))].map(
    ({signs, isYes}) => ({row: Object.values(signs), isYes}),
  );
  const judged = folds(samples).flatMap(({train, test}) => {
    const {weights, bias} = fitYesNo(train);
    return test.map(({row, isYes}) => ({isYes, value: dot(row, weights) + bias}));
  });
  const real = judged.filter(({isYes}) => isYes).map(({value}) => value);
  real.sort((left, right) => left - right);
  const thresholdAt = (share: number) => real[Math.floor(share * real.length)] ?? 0;
  for (const share of [0.01, WRONG_REFUSALS, 0.02, 0.025, 0.03, 0.04]) {
    const right = judged.filter(({isYes, value}) => !isYes && value < thresholdAt(share)).length / refused.length;
    console.log(`cross-validation: ${percent(share)} wrong refusals, ${percent(right)} of ${refused.length} refused`);
  }
  const {weights, bias} = fitYesNo(samples);
  print('confidence.ts', [...Object.keys(asked[0]?.signs ?? {}), 'bias'], [...weights, bias - thresholdAt(WRONG_REFUSALS)]);
}

function print(file: string, names: string[], weights: number[]): void {
  console.log(`${file}:\n${names.map((name, index) => `  ${name}: ${(weights[index] ?? 0).toFixed(2)},`).join('\n')}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

runMain(main);
