import {expect, it} from 'vitest';

import {createMarkdownWriter} from '../htmlAsMarkdown';

async function markdown(html: string): Promise<string> {
  const {parse, write} = await createMarkdownWriter();
  return write(parse(html).children, 'https://docs.example/page').trim();
}

it('writes an answer of Ask as it is shown, without a mark of quotation and without controls', async () => {
  expect(
    await markdown(
      '<h3>How?</h3><figure><figcaption><a href="/webhooks#signature">Webhooks › Signature</a></figcaption><blockquote cite="/webhooks#signature"><div><ol start="3"><li>Read <code>A_<wbr>B</code>.</li></ol></div><div><figure class="code" data-lang="python"><figcaption><span class="code-title">Python</span><button>Copy</button></figcaption><pre aria-label="Python code"><code><i>if</i> a * b:\n  _run()\n</code></pre></figure></div></blockquote></figure><div data-markdown="skip"><button>Copy</button></div>',
    ),
  ).toBe(
    '### How?\n\n*[Webhooks › Signature](https://docs.example/webhooks#signature)*\n\n3. Read `A_B`.\n\n```python\nif a * b:\n  _run()\n```',
  );
});

it('writes each part of a call-out as a quotation', async () => {
  const box = (html: string) => `<div><div class="admonition" role="note">${html}</div></div>`;
  expect(
    await markdown(
      box('<p class="admonition-title"><span class="admonition-kind"><svg></svg>Warning</span> It moves users</p>') + box('<p>First.</p>'),
    ),
  ).toBe('> **Warning: It moves users**\n\n> First.');
});

it('writes a video once, as a link to the file that most programs play', async () => {
  const video = (mode: string) =>
    `<video class="only-${mode}" controls poster="/a.webp" aria-label="A flag is switched"><source src="/${mode}.webm" type="video/webm"><source src="/${mode}.mp4" type="video/mp4"></video>`;
  expect(await markdown(`<figure class="picture">${video('light')}${video('dark')}</figure>`)).toBe(
    '[Video: A flag is switched](https://docs.example/light.mp4)',
  );
});
