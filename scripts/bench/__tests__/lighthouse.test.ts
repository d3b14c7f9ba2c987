import {expect, it} from 'vitest';

import {readReport} from '../lighthouse';

const report = {
  categories: {performance: {score: 0.99}, accessibility: {score: 1}, 'best-practices': {score: 0.5}, seo: {score: 0}},
  audits: {
    'largest-contentful-paint': {numericValue: 829.6},
    'total-blocking-time': {numericValue: 4},
    'cumulative-layout-shift': {numericValue: 0},
  },
};

it('reads scores and times', () => {
  expect(readReport('home', '/', report)).toEqual({
    'Lighthouse home: performance': 99,
    'Lighthouse home: accessibility': 100,
    'Lighthouse home: best practices': 50,
    'Lighthouse home: SEO': 0,
    'Lighthouse home: LCP, ms': 829.6,
    'Lighthouse home: TBT, ms': 4,
    'Lighthouse home: CLS': 0,
  });
});

it.each([
  ['in which an audit broke', {categories: {...report.categories, seo: {score: null}}}, 'Lighthouse gave /a no score for SEO.'],
  ['of a page that did not load', {runtimeError: {message: 'NO_FCP'}}, 'Lighthouse could not measure /a: NO_FCP'],
])('refuses a report %s', (_what, broken, problem) => {
  expect(() => readReport('home', '/a', {...report, ...broken})).toThrow(problem);
});
