/** Fits weights by steps along their slope. The same samples always give the same weights. */
export type Descent = {
  steps: number;
  /** How far the first step goes; the last goes a tenth as far. */
  rate: number;
  /** Pulls every weight towards 0. */
  shrink: number;
};

/** Each weight moves at its own pace and with momentum (Adam). `addSlope` adds to the slope. */
export function descend(
  size: number,
  {steps, rate, shrink}: Descent,
  addSlope: (weights: Float64Array, slope: Float64Array) => void,
): Float64Array {
  const weights = new Float64Array(size);
  const momentum = new Float64Array(size);
  const pace = new Float64Array(size);
  for (let step = 1; step <= steps; step += 1) {
    const slope = weights.map((weight) => -shrink * weight);
    addSlope(weights, slope);
    const length = rate * (1 - (0.9 * step) / steps);
    for (let column = 0; column < size; column += 1) {
      const own = slope[column] ?? 0;
      momentum[column] = 0.9 * (momentum[column] ?? 0) + 0.1 * own;
      pace[column] = 0.99 * (pace[column] ?? 0) + 0.01 * own * own;
      const usual = Math.sqrt((pace[column] ?? 0) / (1 - 0.99 ** step)) + 1e-8;
      weights[column] = (weights[column] ?? 0) + (length * (momentum[column] ?? 0)) / (1 - 0.9 ** step) / usual;
    }
  }
  return weights;
}
