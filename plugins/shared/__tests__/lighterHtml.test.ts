import {expect, it} from 'vitest';

import {lighterHtml} from '../lighterHtml';

it('drops the menu, drawings, scripts and the colours of code', () => {
  const html =
    '<aside class="theme-doc-sidebar-container a"><nav>Menu</nav></aside><script>if (a < b) {}</script><svg><text>x</text></svg>' +
    '<pre class=x><code><span class="line"><i class="k">if</i> a &lt; b\n</span></code></pre>';
  expect(lighterHtml(html)).toBe('<pre class=x><code>if a &lt; b\n</code></pre>');
});

it('keeps asides, spans and italics of the text', () => {
  const html = '<aside class="admonition"><p>A <span>b</span> <i>c</i></p></aside>';
  expect(lighterHtml(html)).toBe(html);
});
