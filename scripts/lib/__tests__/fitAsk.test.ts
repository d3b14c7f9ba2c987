import {expect, it} from 'vitest';

import {dot, fitChoice, fitYesNo} from '../ask/fit';

it('fitChoice finds what tells the right candidate of a list', () => {
  const choices = [
    {
      rows: [
        [0.1, 5],
        [0.9, 5],
      ],
      right: [false, true],
    },
    {
      rows: [
        [0.8, 1],
        [0.2, 1],
      ],
      right: [true, false],
    },
    {rows: [[0.5, 2]], right: [false]},
  ];
  const [tells = 0, says = 0] = fitChoice(choices);
  expect(tells).toBeGreaterThan(1);
  expect(Math.abs(says)).toBeLessThan(tells);
  expect(fitChoice(choices)).toEqual(fitChoice(choices));
});

it('fitYesNo counts both sides the same, however many samples they have', () => {
  const samples = [0.7, 0.8, 0.9, 1, 0.75, 0.85].map((value) => ({row: [value], isYes: true}));
  const {weights, bias} = fitYesNo([...samples, {row: [0.1], isYes: false}]);
  expect(dot([0.7], weights) + bias).toBeGreaterThan(0);
  expect(dot([0.2], weights) + bias).toBeLessThan(0);
});
