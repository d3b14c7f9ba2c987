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

  it('makes links absolute and drops the mark of a heading', () => {
    expect(twin('<h2 id="a">A<a href="#a" class="hash-link">#</a></h2><p><a href="/clients/#x">SDKs</a>, <a href="#a">above</a></p>')).toBe(
      '## A\n\n[SDKs](https://docs.example.com/clients/#x), [above](https://docs.example.com/clients/CLI#a)\n',
    );
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

  it('shows every tab under its label', () => {
    const tabs =
      '<div class="tab-set"><div role="tablist" class="tab-list"><button>A</button><button>B</button></div><div role="tabpanel" aria-label="A"><p>one</p></div><div role="tabpanel" aria-label="B"><p>two</p></div></div>';
    expect(twin(tabs)).toBe('**A**\n\none\n\n**B**\n\ntwo\n');
  });

  it('writes asides as quotes with kind and title', () => {
    const aside = (title: string) =>
      `<aside class="admonition"><p class="admonition-title"><span class="admonition-kind">Warning</span>${title}</p><p>Text.</p></aside>`;
    expect(twin(aside(' Mind <em>this</em>') + aside(''))).toBe('> **Warning: Mind _this_**\n>\n> Text.\n\n> **Warning**\n>\n> Text.\n');
  });

  it('writes a table with its row links and captions left out, and bars escaped', () => {
    const table =
      '<div class="data-table"><div class="table-filter" hidden><input></div><table><caption>Terms</caption><thead><tr><th>Key</th></tr></thead><tbody><tr id="k"><td><a class="row-anchor" href="#k"><code>A<wbr>_B</code></a> a|b</td></tr></tbody></table></div>';
    expect(twin(table)).toBe('| Key |\n| - |\n| `A_B` a\\|b |\n');
  });

  it('tells a diagram in words', () => {
    expect(
      twin(
        '<figure class="diagram"><div><svg><text>x</text></svg></div><figcaption>Flow</figcaption><details class="diagram-text"><summary>Text description</summary><p>A asks https://b.test.</p></details></figure>',
      ),
    ).toBe('**Diagram: Flow**\n\nA asks `https://b.test`.\n');
  });

  it('opens folds and leaves out forms, buttons and what is hidden', () => {
    expect(
      twin(
        '<form><label>Key<input></label></form><details><summary>More</summary><p>Inside.</p></details><p hidden>x</p><button>y</button>',
      ),
    ).toBe('**More**\n\nInside.\n');
  });

  it('puts a card on one line', () => {
    expect(
      twin(
        '<ul class="cards"><li class="card-link"><svg></svg><div><a class="card-title" href="/quickstart">Try it</a><p>Five minutes.</p><p class="card-meta">SaaS</p></div></li></ul>',
      ),
    ).toBe('- [Try it](https://docs.example.com/quickstart): Five minutes. (SaaS)\n');
  });

  it('writes an address in plain text as code, so that nothing makes a link of it', () => {
    expect(twin('<p>It polls https://flags.example.com/api/v1. Ask (help@example.com), <code>https://x.test</code>.</p>')).toBe(
      'It polls `https://flags.example.com/api/v1`. Ask (`help@example.com`), `https://x.test`.\n',
    );
  });

  it('keeps the words of a glossary term and drops its link', () => {
    expect(twin('<p>A <a class="term" href="/g#t" data-definition="d">trait</a>.</p>')).toBe('A trait.\n');
  });
});
