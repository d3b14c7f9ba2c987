/** Two small linear models. */
import {descend} from '../../../plugins/search/node/descend';

/** One list to choose from: a row of numbers for each candidate, and which of them are right. */
type Choice = {rows: number[][]; right: boolean[]};
type Sample = {row: number[]; isYes: boolean};

const STEPS = {steps: 250, rate: 0.08};
const SHRINK = {choice: 0.05, yesNo: 0.01};

type Scale = {mean: number[]; spread: number[]};

/** Weights under which a right candidate of each list scores highest (softmax over the list). */
export function fitChoice(choices: Choice[]): number[] {
  const scale = scaleOf(choices.flatMap(({rows}) => rows));
  const size = scale.mean.length;
  // Flat: half a million rows are gone through some hundred times.
  const lists = choices
    .filter(({right}) => right.some(Boolean))
    .map(({rows, right}) => ({rows: Float64Array.from(rows.flatMap((row) => standardise(row, scale))), right}));
  const weights = descend(size, {...STEPS, shrink: SHRINK.choice}, (current, slope) => {
    for (const {rows, right} of lists) {
      const shares = softmax(right.map((_, candidate) => valueAt(rows, candidate * size, current)));
      const sum = shares.reduce((total, share, index) => total + (right[index] ? share : 0), 0);
      right.forEach((isRight, candidate) => {
        const share = shares[candidate] ?? 0;
        const pull = ((isRight ? share / sum : 0) - share) / lists.length;
        for (let column = 0; column < size; column += 1)
          slope[column] = (slope[column] ?? 0) + pull * (rows[candidate * size + column] ?? 0);
      });
    }
  });
  return Array.from(weights, (weight, column) => weight / (scale.spread[column] ?? 1));
}

function valueAt(rows: Float64Array, start: number, weights: Float64Array): number {
  let value = 0;
  for (let column = 0; column < weights.length; column += 1) value += (rows[start + column] ?? 0) * (weights[column] ?? 0);
  return value;
}

/**
 * Weights and bias of a logistic model; both sides count the same, however many samples they have.
 */
export function fitYesNo(samples: Sample[]): {weights: number[]; bias: number} {
  const scale = scaleOf(samples.map(({row}) => row));
  const rows = samples.map(({row, isYes}) => ({row: [1, ...standardise(row, scale)], isYes}));
  const yes = samples.filter(({isYes}) => isYes).length;
  const [bias = 0, ...weights] = descend(scale.mean.length + 1, {...STEPS, shrink: SHRINK.yesNo}, (current, slope) => {
    for (const {row, isYes} of rows) {
      const pull = (isYes ? 0.5 / yes : 0.5 / (samples.length - yes)) * ((isYes ? 1 : 0) - 1 / (1 + Math.exp(-dot(row, current))));
      row.forEach((value, column) => (slope[column] = (slope[column] ?? 0) + pull * value));
    }
  });
  const plain = weights.map((weight, column) => weight / (scale.spread[column] ?? 1));
  return {weights: plain, bias: bias - dot(plain, scale.mean)};
}

export function dot(left: number[], right: ArrayLike<number>): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}

function scaleOf(rows: number[][]): Scale {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
  const mean = columns.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
  const spread = columns.map(
    (values, column) => Math.sqrt(values.reduce((sum, value) => sum + (value - (mean[column] ?? 0)) ** 2, 0) / values.length) + 1e-6,
  );
  return {mean, spread};
}

function standardise(row: number[], {mean, spread}: Scale): number[] {
  return row.map((value, column) => (value - (mean[column] ?? 0)) / (spread[column] ?? 1));
}

function softmax(values: number[]): number[] {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
