import {beforeAll, describe, expect, it} from 'vitest';

import {type ConvertPage, createConverter} from '../node/convertPage';

let convert: ConvertPage;
beforeAll(async () => {
  convert = await createConverter('https://docs.example.com');
});

function twin(article: string, route = '/clients/CLI'): string {
  const html = `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown"><h1>Title</h1>${article}</div><footer>Edit</footer></article></body></html>`;
  return convert(html, {route, description: 'About "it".'}).replace(/^---[\s\S]*?---\n\n# Title\n\n?/, '');
}

/** What the pages of the site do not show; the rest: tests/content/markdownTwins.test.ts. */
describe('convertPage', () => {
  it('begins with title, description and address', () => {
    const html = '<article><div class="theme-doc-markdown"><h1>Title</h1></div></article>';
    expect(convert(html, {route: '/support/', description: 'About "it".'})).toBe(
      '---\ntitle: "Title"\ndescription: "About \\"it\\"."\nurl: "https://docs.example.com/support/"\n---\n\n# Title\n',
    );
  });

  it('throws with the route when the page has no article', () => {
    expect(() => convert('<main></main>', {route: '/x', description: ''})).toThrow('/x: the built page has no article');
  });

  it('keeps code byte for byte, with language, title and proof', () => {
    const code =
      '<figure class="code" data-lang="python"><figcaption><span class="code-title">app.py</span><span class="code-proof">Runs in CI with 5.0</span><button>Copy</button></figcaption><pre aria-label="app.py"><code><i class="k">if</i> a &lt; b:\n\t  print("```")  \n\n</code></pre></figure>';
    expect(twin(code)).toBe('````python title="app.py" checked="Runs in CI with 5.0"\nif a < b:\n\t  print("```")  \n\n````\n');
  });

  it('leaves the name of a language out of the title', () => {
    expect(
      twin(
        '<figure class="code" data-lang="bash"><figcaption><span class="code-title">Bash</span></figcaption><pre aria-label="Bash code"><code>ls\n</code></pre></figure>',
      ),
    ).toBe('```bash\nls\n```\n');
  });

  it('writes asides as quotes with kind and title', () => {
    const aside = (title: string) =>
      `<aside class="admonition"><p class="admonition-title"><span class="admonition-kind">Warning</span>${title}</p><p>Text.</p></aside>`;
    expect(twin(aside(' Mind <em>this</em>') + aside(''))).toBe('> **Warning: Mind _this_**\n>\n> Text.\n\n> **Warning**\n>\n> Text.\n');
  });

  it('puts a card on one line', () => {
    expect(
      twin(
        '<ul class="cards"><li class="card-link"><svg></svg><div><a class="card-title" href="/quickstart">Try it</a><p>Five minutes.</p><p class="card-meta">SaaS</p></div></li></ul>',
      ),
    ).toBe('- [Try it](https://docs.example.com/quickstart): Five minutes. (SaaS)\n');
  });
});
