import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';

import {rehypeStaticContent} from '../node/rehypeStaticContent';

async function htmlOf(source: string): Promise<string> {
  const code = String(await compile({value: source, path: 'docs/a.mdx'}, {rehypePlugins: [rehypeStaticContent as never]}));
  const literals = [...code.matchAll(/INLINE_CONTENT \? "((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => JSON.parse(`"${text}"`) as string);
  return literals.join('\n');
}

describe('static pages', () => {
  it('fold a whole page of prose into one string', async () => {
    const code = String(await compile('# A\n\ntext **bold**\n\n- x\n', {rehypePlugins: [rehypeStaticContent as never]}));
    expect(code.match(/StaticHtml,/g)).toHaveLength(1);
  });

  it('leave real components to React and number the parts around them', async () => {
    const code = String(await compile('before\n\n<Aid />\n\nafter\n', {rehypePlugins: [rehypeStaticContent as never]}));
    expect(code).toContain('n: "0"');
    expect(code).toContain('n: "1"');
    expect(code).toContain('Aid');
  });

  it('turn tabs into a tablist with panels', async () => {
    const html = await htmlOf(
      '<Tabs groupId="language" queryString>\n<TabItem value="go" label="Go">\n\nA\n\n</TabItem>\n<TabItem value="python" label="Python">\n\nB\n\n</TabItem>\n</Tabs>\n',
    );
    expect(html).toContain('data-tabs="language"');
    expect(html).toMatch(/role="tab"[^>]*data-value="go"[^>]*aria-selected="true"/);
    expect(html).toMatch(/role="tabpanel"[^>]*data-value="python"[^>]*data-label="Python"/);
    expect(html.match(/data-active/g)).toHaveLength(1);
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

  it('reject a badge nobody knows', async () => {
    await expect(htmlOf('<Plan name="gold" />\n')).rejects.toThrow(/unknown name "gold"/);
  });
});
