import {expect, it} from 'vitest';

import {htmlAsMarkdown} from '../client/htmlAsMarkdown';

const markdown = (html: string) => htmlAsMarkdown(html, 'https://docs.example');

it('writes text with code, emphasis and whole addresses', () => {
  expect(
    markdown(
      '<p>Set <code>A_<wbr>B</code>, <strong>then</strong> see <a href="/x#y">the\npage</a>. A <a class="term" href="/t">term</a>.</p>',
    ),
  ).toBe('Set `A_B`, **then** see [the page](https://docs.example/x#y). A term.');
});

it('escapes what would be read as Markdown, and no names', () => {
  expect(markdown('<p>api_url * 2 &lt;key&gt; a < b _x_</p>')).toBe('api_url \\* 2 \\<key> a < b \\_x\\_');
  expect(markdown('<p><code>a`b</code></p>')).toBe('`` a`b ``');
});

it('writes lists, nested and numbered', () => {
  expect(markdown('<ul><li>one<ul><li>two</li></ul></li><li><p>three</p><p>four</p></li></ul>')).toBe('- one\n  - two\n- three\n\n  four');
  expect(markdown('<ol start="3"><li>one</li><li>two</li></ol>')).toBe('3. one\n4. two');
});

it('writes tables with the names of columns, and keeps bars inside cells', () => {
  expect(
    markdown(
      '<div class="table-scroll"><table><thead><tr><th>Name</th><th>Effect</th></tr></thead><tbody><tr><td><a class="row-anchor" href="#a"><code>a|b</code></a><a class="row-mark" href="#a">#</a></td><td><p>One</p><p>two</p></td></tr></tbody></table></div>',
    ),
  ).toBe('| Name | Effect |\n| --- | --- |\n| `a\\|b` | One two |');
});

it('writes a sample as it is, without its bar', () => {
  expect(
    markdown(
      '<figure class="code" data-lang="python"><figcaption class="code-bar"><span class="code-title">app.py</span><button>Copy</button></figcaption><pre><code><i class="k">if</i> a * b:\n  _run()\n</code></pre></figure>',
    ),
  ).toBe('```python\nif a * b:\n  _run()\n```');
});

it("writes the reader's own server into samples", () => {
  const sample = '<pre><code>curl <span data-api-host="sdk">https://edge.api.flagsmith.com</span>/api/v1/</code></pre>';
  expect(markdown(sample)).toContain('curl https://edge.api.flagsmith.com/api/v1/');
  expect(htmlAsMarkdown(sample, 'https://docs.example', 'https://flags.example')).toContain('curl https://flags.example/api/v1/');
});

it('writes a call-out as a quotation with its kind', () => {
  expect(
    markdown(
      '<div class="admonition"><p class="admonition-title"><span class="admonition-kind"><svg></svg>Warning</span> It moves users</p><p>First.</p><p>Second.</p></div>',
    ),
  ).toBe('> **Warning: It moves users**\n>\n> First.\n>\n> Second.');
});

it('writes a picture once', () => {
  const link = (mode: string) =>
    `<a href="/${mode}.png" data-enlarge class="only-${mode}"><picture><img src="/${mode}.png" alt="Tab"></picture></a>`;
  expect(markdown(`<figure class="picture">${link('light')}${link('dark')}</figure>`)).toBe('![Tab](https://docs.example/light.png)');
});
