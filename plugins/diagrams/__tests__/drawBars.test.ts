import {describe, expect, it} from 'vitest';

import {drawBars} from '../node/drawBars';
import {parseBars} from '../node/parseBars';

function barWidths(source: string): number[] {
  const {html} = drawBars(parseBars(source), 'wide', 652);
  return [...html.matchAll(/<rect[^>]* width="(\d+)"/g)].map(([, width]) => Number(width));
}

describe('bars', () => {
  it('are as long as their numbers, and say them', () => {
    const [half = 0, whole = 0] = barWidths('bars\nA: 1,300 ms\nB: 2,600 ms');
    expect(Math.abs(whole - 2 * half)).toBeLessThan(2);
    expect(drawBars(parseBars('bars\nA: 1,300 ms\nB: 2,600 ms'), 'narrow', 292).html).toContain('>1,300 ms</text>');
  });

  it('grow by equal steps for each power of ten on a logarithmic scale', () => {
    const [a = 0, b = 0, c = 0] = barWidths('bars log\nA: 10\nB: 100\nC: 1,000');
    expect(Math.abs(c - b - (b - a))).toBeLessThan(2);
    expect(a).toBeGreaterThan(10);
  });

  it('take a role', () => {
    expect(parseBars('bars\nFree plan: 50,000 :::plain\nB: 1').bars[0]).toEqual({
      label: 'Free plan',
      text: '50,000',
      value: 50_000,
      role: 'plain',
    });
  });

  it.each([
    ['bars\nA: 1', /fewer than two bars/],
    ['bars\nA: many\nB: 2', /"A: many" is not a bar/],
    ['bars\nA: 1 :::nobody\nB: 2', /is not a bar/],
    ['bars log\nA: 0\nB: 2', /no place for 0/],
    ['bars cubic\nA: 1\nB: 2', /"bars cubic" is not known/],
  ])('refuse %j', (source, message) => {
    expect(() => parseBars(source)).toThrow(message);
  });
});
