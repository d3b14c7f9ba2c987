import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {compile} from '@mdx-js/mdx';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';

import {stringsIn} from '../../static-pages/__tests__/__fixtures__/compilePage';
import {rehypeStaticContent} from '../../static-pages/node/content/rehypeStaticContent';
import {remarkImages} from '../node/remarkImages';
import {emittedIn, STORE} from '../../shared/assetStore';

let folder = '';

async function paint(name: string, width: number, height: number, background = '#6837fc'): Promise<void> {
  writeFileSync(
    path.join(folder, name),
    await sharp({create: {width, height, channels: 3, background}})
      .png()
      .toBuffer(),
  );
}

async function compiled(source: string): Promise<string> {
  const options = {remarkPlugins: [remarkImages], rehypePlugins: [rehypeStaticContent as never]};
  return String(await compile({value: source, path: path.join(folder, 'page.mdx')}, options));
}

async function htmlOf(source: string): Promise<string> {
  return stringsIn(await compiled(source)).join('\n');
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'images-'));
  await paint('list@2x.png', 1600, 900);
  await paint('mode.png', 800, 600);
  await paint('mode.dark.png', 800, 600, '#111111');
  await paint('odd.png', 400, 300);
  await paint('odd.dark.png', 400, 301);
  await paint('icon.png', 32, 32);
  await paint('wide.png', 4001, 10);
  writeFileSync(
    path.join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><path d="M0 0h9v9z"/></svg>',
  );
  writeFileSync(path.join(folder, 'heavy.png'), Buffer.alloc(450_000));
  writeFileSync(path.join(folder, 'film.gif'), 'GIF89a');
  writeFileSync(path.join(folder, 'compose.yaml'), 'services: {}\n');
  for (const mode of ['', '.dark']) {
    for (const type of ['webm', 'mp4']) writeFileSync(path.join(folder, `film${mode}.${type}`), `${mode}${type}`);
    const poster = sharp({create: {width: 800, height: 600, channels: 3, background: '#111'}});
    writeFileSync(path.join(folder, `film@2x${mode}.webp`), await poster.webp().toBuffer());
  }
  writeFileSync(path.join(folder, 'long.webm'), Buffer.alloc(300_001));
  mkdirSync(path.join(folder, 'sub'));
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('a picture', () => {
  it('has its size, WebP in two widths and the whole picture behind a link', async () => {
    const html = await htmlOf("![Two flags](./list@2x.png 'The list of flags')\n");
    expect(html).toMatch(/<a href="(\/assets\/images\/list-2x\.\w{8}\.png)" data-enlarge role="button" aria-label="Enlarge: Two flags">/);
    expect(html).toMatch(/srcset="\/assets\/images\/list-2x\.\w{8}-720\.webp 720w, \/assets\/images\/list-2x\.\w{8}-1440\.webp 1440w"/);
    expect(html).toContain('alt="Two flags" width="800" height="450"');
    expect(html).toContain('<figcaption>The list of flags</figcaption></figure>');
  });

  it('is as large as it is without @2x, and is not made larger', async () => {
    const html = await htmlOf('![A form](./odd.png)\n'.replace('odd', 'mode'));
    expect(html).toContain('width="800" height="600"');
    expect(html).toMatch(/-720\.webp 720w, \S+-800\.webp 800w/);
  });

  it('is fetched at once near the top, and later ones when readers come near', async () => {
    const html = await htmlOf('![First](./list@2x.png)\n\n![Second](./drawing.svg)\n');
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(html).toMatch(/alt="Second"[^>]*loading="lazy" decoding="async"/);
    expect(await htmlOf('## A\n\n## B\n\n![First](./list@2x.png)\n')).not.toContain('fetchpriority');
  });

  it('has another one for the dark mode, both lazy, so that the hidden one is not fetched', async () => {
    const html = await htmlOf('![A form](./mode.png)\n');
    expect(html).toMatch(/class="only-light"[\s\S]*class="only-dark"/);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html).toMatch(/mode\.dark\.\w{8}-720\.webp/);
  });

  it('in a line of text or in a link has no frame and nothing to enlarge', async () => {
    const html = await htmlOf('Press ![Plus](./icon.png) twice, or [![Two flags](./list@2x.png)](/quickstart).\n');
    expect(html).not.toMatch(/figure|data-enlarge/);
    expect(html).toMatch(/^<p>Press <picture>.*<a href="\/quickstart"><picture>/);
  });

  it('that is a drawing stays one, with the size of its view box', async () => {
    expect(await htmlOf('![A path](./drawing.svg)\n')).toMatch(
      /src="\/assets\/images\/drawing\.\w{8}\.svg" alt="A path" width="640" height="320"/,
    );
  });

  it('is found under static/ too', async () => {
    expect(await htmlOf('![Logo of Flagsmith](/img/logo.svg)\n')).toMatch(/\/assets\/images\/logo\.\w{8}\.svg/);
  });

  it('is a link to the whole picture where there is more to see, and nowhere else', async () => {
    expect(await compiled('![Two flags](./list@2x.png)\n')).toContain('data-enlarge');
    expect(await compiled('text\n\n![Plus](./icon.png)\n')).not.toContain('data-enlarge');
  });

  it('is encoded to the same bytes each time, and once', async () => {
    const [file = ''] = emittedIn([await htmlOf('![Two flags](./list@2x.png)\n')]).filter((name) => name.endsWith('1440.webp'));
    const stored = path.join(STORE, file);
    const before = readFileSync(stored);
    rmSync(stored);
    await htmlOf('![Two flags](./list@2x.png)\n');
    expect(readFileSync(stored).equals(before)).toBe(true);
  });
});

describe('a film', () => {
  it("has the browser's controls and a poster in both modes, and is not fetched before it is started", async () => {
    const html = await htmlOf("![A flag is switched](./film.webm 'Every second')\n");
    const video = (mode: string, dark: string) =>
      `<video class="only-${mode}" controls muted loop playsinline preload="none" poster="/assets/images/film-2x${dark}\\.\\w{8}\\.webp" width="400" height="300" aria-label="A flag is switched"><source src="/assets/images/film${dark}\\.\\w{8}\\.webm" type="video/webm"><source src="/assets/images/film${dark}\\.\\w{8}\\.mp4" type="video/mp4"></video>`;
    expect(html).toMatch(new RegExp(video('light', '') + video('dark', '\\.dark')));
    expect(html).toContain('<figcaption>Every second</figcaption>');
    expect(emittedIn([html]).filter((name) => /(webm|mp4)$/.test(name))).toHaveLength(4);
  });
});

describe('a link to a file', () => {
  it('downloads the file beside the page under its own name', async () => {
    expect(await htmlOf('[The file](./compose.yaml)\n')).toMatch(
      /<a href="\/assets\/files\/compose\.\w{8}\.yaml" download="compose\.yaml">The file<\/a>/,
    );
  });

  it('is no link to a page or to what a plugin emits', async () => {
    expect(await htmlOf('[a](/quickstart) [b](/openapi/edge-api.yaml) [c](https://example.com/a.zip)\n')).not.toContain('download');
  });
});

describe('a mistake is refused with page and line', () => {
  it.each([
    ['a missing picture', '![Two flags](./gone.png)', /there is no picture .*gone\.png\./],
    ['a missing file', '[The file](./gone.yaml)', /there is no file .*gone\.yaml\./],
    ['no alternative', '![](./icon.png)', /the picture \.\/icon\.png has no text alternative/],
    ['an alternative that says nothing', '![Screenshot](./icon.png)', /has no text alternative/],
    ['too many bytes', '![Two flags](./heavy.png)', /heavy\.png has 450 kB; 400 are allowed\. Crop it .* `npm run shrink:image/],
    ['too many pixels', '![Two flags](./wide.png)', /wide\.png is 4001 × 10 pixels; 4000 a side are allowed/],
    ['another kind of file', '![Two flags](./film.gif)', /film\.gif is not a picture of a known kind/],
    ['a dark one of another size', '![Two flags](./odd.png)', /odd\.dark\.png is not as large as odd\.png/],
    ['a film that is too long', '![A flag is switched](./long.webm)', /long\.webm has 300 kB; 300 are allowed\. Make it shorter/],
    ['a film in a line of text', 'See ![A flag is switched](./film.webm).', /film\.webm has to stand on a line of its own/],
    ['another site', '![Two flags](https://example.com/a.png)', /is on another site/],
    ['HTML', '<img src="/img/logo.svg" alt="Logo" />', /write !\[what it shows\]\(\.\/picture\.png\) instead of <img>/],
    ['a reference', '![Two flags][list]\n\n[list]: ./list@2x.png', /write the address of the picture in place/],
  ])('%s', async (_what, source, message) => {
    await expect(htmlOf(`text\n\n${source}\n`)).rejects.toThrow(message);
    await expect(htmlOf(`text\n\n${source}\n`)).rejects.toThrow(/page\.mdx:3: /);
  });
});
