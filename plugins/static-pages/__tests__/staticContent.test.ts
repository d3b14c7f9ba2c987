import {readFileSync} from 'node:fs';

import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {STORE} from '../../shared/assetStore';
import {renderSteps} from '../node/content/components/steps';
import {componentNames} from '../node/content/reactComponents';
import {rehypeStaticContent} from '../node/content/rehypeStaticContent';
import {element} from '../node/content/tree';
import {htmlOf as compilePage, stringsIn} from './__fixtures__/compilePage';

const htmlOf = (source: string) => compilePage(source, {rehypePlugins: [rehypeStaticContent as never]});

describe('static pages', () => {
  it('fold a whole page of prose into one string', async () => {
    const code = String(await compile('# A\n\ntext **bold**\n\n- x\n', {rehypePlugins: [rehypeStaticContent as never]}));
    expect(code.match(/_jsx\(StaticHtml,/g)).toHaveLength(1);
  });

  it('leave real components to React, import them and number the parts around them', async () => {
    const code = String(await compile('before\n\n<Aid />\n\nafter\n', {rehypePlugins: [rehypeStaticContent as never]}));
    const [, page = ''] = /loadStrings\("(\w+)"\)/.exec(code) ?? [];
    expect(code).toContain(`part: "${page}-0"`);
    expect(code).toContain(`part: "${page}-1"`);
    expect(code).toMatch(/import components from ["']@theme\/MDXComponents["'];\s*const {Aid} = components;/);
  });

  it('import no components into a page without any', async () => {
    expect(String(await compile('text\n', {rehypePlugins: [rehypeStaticContent as never]}))).not.toContain('MDXComponents');
  });

  it('keep the strings under the name that the page asks for', async () => {
    const code = String(await compile('kept for the browser\n', {rehypePlugins: [rehypeStaticContent as never]}));
    const [, page = ''] = /loadStrings\("(\w+)"\)/.exec(code) ?? [];
    expect(JSON.parse(readFileSync(`${STORE}/pages/${page}.json`, 'utf8'))).toEqual(stringsIn(code));
  });

  it('turn tabs into a tablist with panels', async () => {
    const html = await htmlOf(
      '<Tabs groupId="language" queryString>\n<TabItem value="go" label="Go">\n\nA\n\n</TabItem>\n<TabItem value="python" label="Python">\n\nB\n\n</TabItem>\n</Tabs>\n',
    );
    expect(html).toContain('data-tabs="language"');
    expect(html).toMatch(/role="tab"[^>]*data-value="go"[^>]*aria-selected="true"/);
    expect(html).toMatch(/role="tabpanel"[^>]*data-value="python"[^>]*aria-label="Python"/);
    expect(html.match(/data-active/g)).toHaveLength(1);
  });

  it('puts the marks of languages and tools before labels, in all tabs of a set or in none', async () => {
    const set = (group: string, ...labels: string[]) =>
      htmlOf(
        `<Tabs groupId="${group}">\n${labels.map((label, at) => `<TabItem value="v${at}" label="${label}">\n\nA\n\n</TabItem>`).join('\n')}\n</Tabs>\n`,
      );
    const marksIn = (html: string) => [...html.matchAll(/<use href="\/assets\/images\/marks\.\w{8}\.svg#(\w+)">/g)].map(([, mark]) => mark);
    expect(marksIn(await set('language', 'Python', 'Node.js', 'Java'))).toEqual(['python', 'nodedotjs', 'code']);
    expect(marksIn(await set('deployment', 'Kubernetes', 'Docker Compose'))).toEqual(['kubernetes', 'docker']);
    expect(marksIn(await set('deployment', 'Kubernetes', 'Something else'))).toEqual([]);
  });

  it('name page and line of tabs without items', async () => {
    await expect(htmlOf('text\n\n<Tabs groupId="language">\n\n</Tabs>\n')).rejects.toThrow(/docs\/a\.mdx:3: <Tabs> has no <TabItem>/);
  });

  it('make cards, badges and external links', async () => {
    const html = await htmlOf(
      '<Cards>\n  <Card title="T" href="/clients/">text</Card>\n</Cards>\n\n<Since version="2.1.0" /> [x](https://example.com)\n',
    );
    expect(html).toContain('<a href="/clients/" class="card-title">T</a>');
    expect(html).toContain('Since 2.1.0');
    expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  });

  it('put one rail beside steps and what stands between them', async () => {
    const html = await htmlOf('<Steps>\n\n1. Open it:\n\n```bash\nopen\n```\n\n2. Close it.\n\n</Steps>\n');
    expect(html).toMatch(/<div class="steps">\s*<ol>[^]*<pre>[^]*<ol start="2">[^]*<\/div>/);
    await expect(htmlOf('text\n\n<Steps>\n\n- Open it\n\n</Steps>\n')).rejects.toThrow(/docs\/a\.mdx:3: <Steps> has no numbered list/);
  });

  it('give a list of steps the width of code if a block that is ready stands in it', () => {
    const list = (child: string) => element('ol', {}, [element('li', {}, [element(child, {})])]);
    const {children} = renderSteps({attributes: {}, children: [list('static-html'), list('p')], place: 'docs/a.mdx:1'});
    expect(children?.map(({properties}) => properties)).toEqual([{className: ['wide']}, {}]);
  });

  it('make a box of at most five links into the page', async () => {
    const box = (items: string[]) => `<MostWanted>\n\n${items.map((item) => `- ${item}`).join('\n')}\n\n</MostWanted>\n`;
    const html = await htmlOf(box(['[Value: 20 `kB`](#limits)', '[Order](#order)']));
    expect(html).toContain('<div class="most-wanted"><p>Quick answers</p><ul>');
    expect(html).toContain('<a href="#limits">Value: 20 <code>kB</code></a>');
    await expect(htmlOf(box(Array.from({length: 6}, () => '[a](#a)')))).rejects.toThrow('docs/a.mdx:1: <MostWanted> has 6 links');
    await expect(htmlOf(box(['[a](/other)']))).rejects.toThrow('Write one link into this page');
    await expect(htmlOf(box(['[a](#a) and more']))).rejects.toThrow('has the item "a and more"');
    await expect(htmlOf('<MostWanted>\n\ntext\n\n</MostWanted>\n')).rejects.toThrow('needs a list of links');
  });

  it('reject a badge nobody knows', async () => {
    await expect(htmlOf('<Plan name="gold" />\n')).rejects.toThrow(/unknown name "gold"/);
  });
});

describe('what the browser could not show', () => {
  it.each([
    ['a script', 'text\n\n<script>alert(1)</script>\n', 'docs/a.mdx:3: <script> cannot be part of a page'],
    ['a script inside HTML', '<div>\n\n<p><script src="/x.js" /></p>\n\n</div>\n', 'docs/a.mdx:3: <script> cannot be part of a page'],
    ['a component nobody registered', 'text\n\n<Foo bar="x" />\n', 'docs/a.mdx:3: no component <Foo> reaches the browser'],
    ['one that the page imports', "import Foo from './Foo';\n\n<Foo />\n", 'docs/a.mdx:3: no component <Foo> reaches the browser'],
    ['one in the middle of a sentence', 'text\n\nsome <Foo /> text\n', 'docs/a.mdx:3: no component <Foo> reaches the browser'],
    [
      'tags for the head',
      'text\n\n<Head>\n  <meta name="robots" content="noindex" />\n</Head>\n',
      'docs/a.mdx:3: <Head> cannot be used here. Write',
    ],
    [
      'a tab outside tabs',
      '<TabItem value="a">\n\ntext\n\n</TabItem>\n',
      'docs/a.mdx:1: <TabItem> cannot be used here. Put it inside <Tabs>',
    ],
  ])('refuses %s with page, line and remedy', async (_what, source, message) => {
    await expect(htmlOf(source)).rejects.toThrow(message);
  });

  it('names the registry and what is in it', async () => {
    await expect(htmlOf('<Foo />\n')).rejects.toThrow(/src\/theme\/MDXComponents\.tsx .*Registered there: (\w+, )*Aid[.,]/);
  });
});

describe('componentNames', () => {
  it('reads the default export, whatever it is made of', () => {
    const source = `import {Aid} from '@site/x';\nimport type {ReactNode} from 'react';\nfunction Own(): ReactNode { return <p>x</p>; }\nexport default {Aid, Own, other: Aid};\n`;
    expect(componentNames(source)).toEqual(['Aid', 'Own', 'other']);
  });

  it('says what a registry without one lacks', () => {
    expect(() => componentNames('export const components = {};')).toThrow('src/theme/MDXComponents.tsx has no default export');
  });
});
