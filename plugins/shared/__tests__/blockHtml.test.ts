import {expect, it} from 'vitest';

import {cutSections} from '../cutSections';

async function htmlOf(body: string): Promise<unknown[]> {
  const {sections} = await cutSections(`<div class="theme-doc-markdown"><h1>Page</h1>${body}</div>`, '/page');
  return sections.flatMap(({blocks}) => blocks.map(({html}) => html));
}

it('keeps the markup of text and drops what belongs to the place', async () => {
  expect(await htmlOf('<p id="x">See <a href="#row">the <code>A</code></a>.<img src="/i.png" alt="Drawing"></p>')).toEqual([
    '<p>See <a href="/page#row">the <code>A</code></a>.</p>',
  ]);
  expect(await htmlOf('<div>Bare <strong>text</strong></div>')).toEqual(['<p>Bare <strong>text</strong></p>']);
});

it('keeps the colours of code, with its bar', async () => {
  const [html] = await htmlOf(
    '<figure class="code" id="c" data-lang="bash"><figcaption class="code-bar"><button data-code-action="copy">Copy</button></figcaption><pre tabindex="0"><code><i class="k">ls</i></code></pre><div class="code-foot">whole</div></figure>',
  );
  expect(html).toBe(
    '<figure class="code" data-lang="bash"><figcaption class="code-bar"><button data-code-action="copy">Copy</button></figcaption><pre tabindex="0"><code><i class="k">ls</i></code></pre></figure>',
  );
});

it('keeps the name and the copy button of a sample, and no mark or other control of its page', async () => {
  const [html] = await htmlOf(
    '<figure class="code" data-lang="js"><figcaption class="code-bar"><span class="code-title">app.js</span><a class="code-kind" href="#s">Continues</a><span class="code-proof">executed</span><span class="code-actions"><button data-code-action="wrap">Wrap</button><button data-code-action="copy">Copy snippet</button></span></figcaption><pre>a</pre></figure>',
  );
  expect(html).toBe(
    '<figure class="code" data-lang="js"><figcaption class="code-bar"><span class="code-title">app.js</span><span class="code-actions"><button data-code-action="copy">Copy</button></span></figcaption><pre>a</pre></figure>',
  );
});

it('writes headings without an id as text, and no links of rows to themselves', async () => {
  expect(await htmlOf('<h4>Plain <code>a</code></h4><p>Row<a class="row-anchor row-mark" href="#r">#</a></p>')).toEqual([
    '<p><strong>Plain <code>a</code></strong></p>',
    '<p>Row</p>',
  ]);
});

it('keeps a picture in both colour modes, with its caption', async () => {
  const link = (mode: string) =>
    `<a href="/i-${mode}.png" data-enlarge="" role="button" class="only-${mode}"><picture><source srcset="/i-${mode}.webp"><img src="/i-${mode}.png" alt="Tab" width="10" height="10"></picture></a>`;
  const figure = `<figure class="picture">${link('light')}${link('dark')}<figcaption>Seen</figcaption></figure>`;
  expect(await htmlOf(figure)).toEqual([figure]);
});

it('takes a table apart by its lines, so that some can be left out', async () => {
  const [html] = await htmlOf(
    '<div class="table-scroll"><table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody><tr id="r"><td>1</td></tr></tbody></table></div>',
  );
  expect(html).toEqual([
    `<div class="table-scroll" tabindex="0" role="group" aria-label="Table: A, B, C" style="--c2:'B: ';--c3:'C: '"><table>`,
    '<thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tbody>',
    '<tr><td>1</td></tr>',
    '</tbody></table></div>',
  ]);
});

it('puts every block of a call-out into its box, with the icon', async () => {
  const title =
    '<p class="admonition-title"><span class="admonition-kind"><svg><path d="M1 1"/></svg>Danger</span> Mind the <b>gap</b></p>';
  const box = '<div class="admonition admonition-danger" role="note" aria-label="Danger">';
  expect(
    await htmlOf(`<div class="admonition admonition-danger" role="note" aria-label="Danger">${title}<p>Text</p></div><p>Outside</p>`),
  ).toEqual([`${box}${title}</div>`, `${box}<p>Text</p></div>`, '<p>Outside</p>']);
});

it('puts the first thing that a step holds into an item that keeps its number', async () => {
  const item = (start: number, content: string) => `<ol start="${start}"><li>${content}</li></ol>`;
  expect(await htmlOf('<ol start="3"><li><p>Run</p><pre>ls</pre></li><li>Look</li></ol><p>Done</p>')).toEqual([
    item(3, '<p>Run</p>'),
    '<pre>ls</pre>',
    item(4, '<p>Look</p>'),
    '<p>Done</p>',
  ]);
  expect(await htmlOf('<ul><li><pre>ls</pre></li></ul>')).toEqual(['<ul><li><pre>ls</pre></li></ul>']);
});

it('leaves out what an aid shows', async () => {
  expect(await htmlOf('<p>Before</p><div data-aid="ladder"><p>Verdict: off</p></div>')).toEqual(['<p>Before</p>']);
});

it('keeps reference rows a list', async () => {
  const [html] = await htmlOf('<table class="rows"><tbody><tr id="r"><td>1</td></tr><tr><td>2</td></tr></tbody></table>');
  expect(html).toEqual([
    '<table class="rows" role="list"><tbody role="none">',
    '<tr><td>1</td></tr>',
    '<tr><td>2</td></tr>',
    '</tbody></table>',
  ]);
});

it('writes a table without a header, and code without a frame, as they are', async () => {
  const [table, code] = await htmlOf('<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr></tbody></table><pre><code>ls</code></pre>');
  expect(table).toEqual([
    '<div class="table-scroll" tabindex="0" role="group" aria-label="Table"><table><tbody>',
    '<tr><td>1</td></tr>',
    '<tr><td>2</td></tr>',
    '</tbody></table></div>',
  ]);
  expect(code).toBe('<pre><code>ls</code></pre>');
});

it('drops links of headings to themselves and the second picture of a line, and escapes the name of a call-out', async () => {
  const dark = '<span class="only-dark">night</span>';
  const box = '<div class="admonition admonition-note" role="note" aria-label="Mind &lt;this&gt;">';
  expect(
    await htmlOf(
      `<h4>Plain<a class="hash-link" href="#plain">#</a></h4><p>Day${dark}</p><div class="admonition admonition-note" role="note" aria-label="Mind &lt;this&gt;"><p>Text</p></div>`,
    ),
  ).toEqual(['<p><strong>Plain</strong></p>', '<p>Day</p>', `${box}<p>Text</p></div>`]);
});
