/** The engine of flagsmith-nodejs under the name that plugins/playground/index.ts gives it. */
declare module 'flag-engine/index.js' {
  export const getEvaluationResult: import('../../types').Engine['getEvaluationResult'];
}

declare module 'flag-engine/segments/evaluators.js' {
  export const traitsMatchSegmentCondition: import('../../types').Engine['traitsMatchSegmentCondition'];
}

declare module 'flag-engine/utils/hashing/index.js' {
  export const getHashedPercentageForObjIds: import('../../types').Engine['getHashedPercentageForObjIds'];
}

declare module 'semver/functions/eq' {
  const eq: (first: string, second: string) => boolean;
  export default eq;
}

declare module 'semver/functions/gt' {
  const gt: (first: string, second: string) => boolean;
  export default gt;
}

declare module 'semver/functions/gte' {
  const gte: (first: string, second: string) => boolean;
  export default gte;
}

declare module 'semver/functions/lt' {
  const lt: (first: string, second: string) => boolean;
  export default lt;
}

declare module 'semver/functions/lte' {
  const lte: (first: string, second: string) => boolean;
  export default lte;
}

declare module '*.pcss' {
  const address: string;
  export default address;
}
