import type {Element, ElementContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {type Handle, toMdast, defaultHandlers} from 'hast-util-to-mdast';
import {describe, expect, it} from 'vitest';

import {setSimpleTablesAside} from '../node/simpleTables';

const table = (rows: string, head = '<thead><tr><th>Name</th><th>Meaning</th></tr></thead>') =>
  `<table>${head}<tbody>${rows}</tbody></table>`;
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const treeOf = (html: string) => fromHtml(html, {fragment: true}).children as ElementContent[];

/** The tree of Markdown without places in the source. */
function translate(nodes: ElementContent[], handlers: Record<string, Handle> = {}): unknown {
  return JSON.parse(
    JSON.stringify(toMdast({type: 'root', children: nodes}, {handlers}), (key, value) => (key === 'position' ? undefined : value)),
  );
}

function bothWays(html: string) {
  const {nodes, tableOf} = setSimpleTablesAside(treeOf(html));
  let simple = 0;
  const handler: Handle = (state, node: Element) => {
    const found = tableOf(node);
    if (found) simple += 1;
    return found ?? defaultHandlers.table(state, node);
  };
  return {ours: translate(nodes, {table: handler}), theirs: translate(treeOf(html)), simple};
}

describe('setSimpleTablesAside', () => {
  it.each([
    ['words', row('a', 'b')],
    ['an empty cell', row('', 'b')],
    ['white space', row(' a\n  b ', '\tc  ')],
    [
      'code, links and emphasis',
      row('<code>A_B</code>', 'see <a href="https://x.test" title="t"><code>x</code> there</a>, <strong>or <em>not</em></strong>'),
    ],
    ['spaces around elements', row('a <code>b</code> <code>c</code> ', ' <strong>d </strong> e')],
    ['only a space between elements', row('<em>a</em> <em>b</em>', '<em>a</em><em>b</em>')],
    ['several rows', row('a', 'b') + row('c', 'd')],
    ['a first column of headings', '<tr><th>a</th><td>b</td></tr>'],
  ])('translates %s as the library does', (_name, rows) => {
    const {ours, theirs, simple} = bothWays(`<p>Before</p>${table(rows)}<p>After</p>`);
    expect(ours).toEqual(theirs);
    expect(simple).toBe(1);
  });

  it.each([
    ['a list in a cell', table(row('a', '<ul><li>b</li></ul>'))],
    ['a line break', table(row('a', 'b<br>c'))],
    ['code with odd spaces', table(row('a', '<code>b  c</code>'))],
    ['a cell over two columns', table('<tr><td colspan="2">a</td></tr>')],
    ['a row that is too short', table(row('a'))],
    ['alignment', table('<tr><td align="right">a</td><td>b</td></tr>')],
    ['no head', table(row('a', 'b'), '')],
    ['two rows of headings', table(row('a', 'b'), '<thead><tr><th>A</th><th>B</th></tr><tr><th>C</th><th>D</th></tr></thead>')],
    ['a foot', `<table><thead><tr><th>A</th></tr></thead><tfoot><tr><td>b</td></tr></tfoot></table>`],
  ])('leaves %s to the library', (_name, html) => {
    const {ours, theirs, simple} = bothWays(html);
    expect(ours).toEqual(theirs);
    expect(simple).toBe(0);
  });

  it('finds tables inside other elements, and keeps their order', () => {
    const {ours, theirs, simple} = bothWays(`<div>${table(row('a', 'b'))}<blockquote>${table(row('c', 'd'))}</blockquote></div>`);
    expect(ours).toEqual(theirs);
    expect(simple).toBe(2);
  });
});
