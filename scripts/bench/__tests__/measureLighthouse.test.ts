import {expect, it} from 'vitest';

import {readRun} from '../measureLighthouse';

const report = (bestPractices: number | null) => ({
  categories: {performance: {score: 0.99}, accessibility: {score: 1}, 'best-practices': {score: bestPractices}, seo: {score: 0.91}},
  audits: {
    'largest-contentful-paint': {numericValue: 829.6},
    'total-blocking-time': {numericValue: 4.4},
    'cumulative-layout-shift': {numericValue: 0.00012},
    'errors-in-console': {scoreDisplayMode: 'error', errorMessage: 'Timed out'},
  },
});

it('reads scores and times', () => {
  expect(readRun(report(1), '/a')).toEqual({
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 91,
    lcp: 830,
    tbt: 4,
    cls: 0.0001,
  });
});

it('refuses a report in which an audit broke, and names it', () => {
  expect(() => readRun(report(null), '/a')).toThrow('Lighthouse gave /a no score for best-practices. errors-in-console: Timed out');
});
