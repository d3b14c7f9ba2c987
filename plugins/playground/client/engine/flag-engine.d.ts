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

declare module 'semver/functions/*' {
  const compare: (first: string, second: string) => boolean;
  export default compare;
}
