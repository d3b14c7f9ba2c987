/**
 * Level bars from one line, each with its name before (or, in a narrow column, above)
 * and its number behind it.
 */
import type {Bars} from '../types';
import {coloured, n, roundedBox, svg, words, writing} from './svg';
import {textWidth, wrapWords} from './textSize';

const BAR = 16;
const GAP = 12;
const FROM_START = ' text-anchor="start"';

export function drawBars({bars, isLog}: Bars, name: 'wide' | 'narrow', width: number): {html: string; height: number} {
  const isWide = name === 'wide';
  const labels = bars.map(({label}) => wrapWords(label, isWide ? 260 : width));
  const start = isWide ? Math.max(...labels.map((label) => label.width)) + GAP : 1;
  const room = width - start - Math.max(...bars.map(({text}) => textWidth(text))) - GAP;
  const share = isLog ? logarithmic(bars.map(({value}) => value)) : linear(bars.map(({value}) => value));

  let y = GAP / 2;
  const placed = bars.map((bar, index) => {
    const label = labels[index] ?? wrapWords(bar.label, width);
    const above = isWide ? 0 : label.height + 3;
    const height = isWide ? Math.max(BAR, label.height) : above + BAR;
    const middle = isWide ? y + height / 2 : y + above + BAR / 2;
    const box = {x: start, y: middle - BAR / 2, width: Math.max(2, share(bar.value) * room), height: BAR};
    const at = isWide ? middle : y + label.height / 2;
    y += height + GAP;
    return {...bar, box, name: words(label.lines, 0, at, FROM_START), number: words([bar.text], start + box.width + 7, middle, FROM_START)};
  });
  const boxes = coloured(placed, ({box}) => roundedBox(box, 2));
  const texts = writing(placed.map(({number}) => number).join(''), placed.map((bar) => bar.name).join(''));
  const axes = isWide ? [[0, y - GAP / 2]] : placed.map(({box}) => [box.y - 3, box.y + BAR + 3]);
  const axis = axes.map(([from = 0, to = 0]) => `M${n(start)} ${n(from)}V${n(to)}`).join('');
  return {html: svg(name, width, Math.round(y), `<path d="${axis}"/>${boxes}${texts}`), height: y};
}

function linear(values: number[]): (value: number) => number {
  const most = Math.max(...values);
  return (value) => value / most;
}

/** The smallest number keeps a bar that can be seen. */
function logarithmic(values: number[]): (value: number) => number {
  const [least, most] = [Math.log10(Math.min(...values)) - 0.5, Math.log10(Math.max(...values))];
  return (value) => (Math.log10(value) - least) / (most - least);
}
