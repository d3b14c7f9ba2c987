import {describe, expect, it} from 'vitest';

import {estimateHeights, tableHeights} from '../node/estimateHeights';

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) =>
  `<table><thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
const LINE = 0.88 * 1.5 * 16;
const sentence = 'How long the key is kept after it was last used by anyone at all, in minutes. ';

describe('estimateHeights', () => {
  it('counts a line for each row of a small table, at both widths', () => {
    const two = tableHeights(table(row('a', 'b'), row('c', 'd')));
    const three = tableHeights(table(row('a', 'b'), row('c', 'd'), row('e', 'f')));
    expect(three.wide - two.wide).toBeCloseTo(LINE + 20.2);
    expect(three.narrow).toBe(three.wide);
  });

  it('wraps sentences, more often on a phone', () => {
    const short = tableHeights(table(row('a', 'b')));
    const long = tableHeights(table(row('a', sentence.repeat(2))));
    expect(long.wide - short.wide).toBeCloseTo(LINE);
    expect(long.narrow - short.narrow).toBeCloseTo(5 * LINE);
  });

  it('lets code be cut anywhere, and a word nowhere', () => {
    const name = 'SOME_VERY_LONG_NAME_OF_A_VARIABLE_THAT_NOBODY_WOULD_CHOOSE_BUT_SOMEBODY_DID';
    expect(tableHeights(table(row(`<code>${name}</code>`, sentence))).narrow).toBeGreaterThan(
      tableHeights(table(row(name, 'b'))).narrow + 2 * LINE,
    );
  });

  it('breaks a name between its pieces, which take no room of their own', () => {
    const code = (separator: string) => `<code>${Array.from({length: 30}, () => 'A_').join(separator)}</code>`;
    expect(tableHeights(table(row('a', code('<wbr>')))).wide).toBe(tableHeights(table(row('a', code('')))).wide);
    expect(tableHeights(table(row('a', code(' ')))).wide).toBeGreaterThan(tableHeights(table(row('a', code('')))).wide);
  });

  it('begins a line after a break and after an item of a list', () => {
    const one = tableHeights(table(row('a', 'b'))).wide;
    expect(tableHeights(table(row('a', 'b<br>c'))).wide - one).toBeCloseTo(LINE);
    expect(tableHeights(table(row('a', '<ul><li>b</li><li>c</li></ul>'))).wide - one).toBeCloseTo(LINE);
  });

  it('is written beside every table, whose own attributes stay', () => {
    const html = `<p>x</p><div class="table-scroll" tabindex="0" role="group">${table(row('a', 'b'))}</div><div class="table-scroll" role="region">${table()}</div>`;
    const done = estimateHeights(html);
    expect(done.match(/style="--wide:[\d.]+rem;--narrow:[\d.]+rem"/g)).toHaveLength(2);
    expect(done).toContain('<div class="table-scroll" tabindex="0" role="group" style=');
    expect(done.replace(/ style="[^"]*"/g, '')).toBe(html);
  });

  it('takes the size of a diagram from its picture, which is never drawn narrower than 32rem', () => {
    const diagram = (width: number, height: number) =>
      estimateHeights(`<figure class="diagram"><div class="diagram-canvas"><svg width="${width}" height="${height}"></svg></div></figure>`);
    expect(diagram(1024, 400)).toContain('--narrow:18.1rem');
    expect(diagram(256, 100)).toContain('--wide:18.1rem');
    expect(diagram(600, 230)).toContain('--wide:20rem');
  });
});
