import {describe, expect, it} from 'vitest';

import {remarkAids} from '../node/remarkAids';
import {AID_COMPONENTS} from '../types';

type Node = {
  type: string;
  name?: string;
  attributes?: {type: string; name: string; value: string | null}[];
  children: Node[];
  data?: {hProperties?: {html: string}};
};

async function run(name: string, attributes: Record<string, string> = {}, children: Node[] = []): Promise<Node> {
  const list = Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value}));
  const root = {
    type: 'root',
    children: [{type: 'mdxJsxFlowElement', name, attributes: list, children, position: {start: {line: 7}}}],
  } as unknown as Node;
  await remarkAids()(root as never, {path: 'docs/page.mdx'} as never);
  return root;
}

const htmlOf = (node: Node): string => (node.data?.hProperties?.html ?? '') + (node.children ?? []).map(htmlOf).join('');

describe('remarkAids', () => {
  it.each(Object.keys(AID_COMPONENTS))('gives <%s> a picture with words and a table', async (word) => {
    const [aid] = (await run(word)).children;
    expect(aid?.name).toBe('Aid');
    const html = htmlOf(aid!);
    expect(html).toContain('<svg');
    expect(html).toContain('This picture in words');
    expect(html).toContain('<table>');
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });

  it('leaves a page without aids as it is', async () => {
    const [only] = (await run('Tabs')).children;
    expect(only?.name).toBe('Tabs');
  });

  it('starts with the settings of the author', async () => {
    const html = htmlOf((await run('RolloutVisualiser', {start: '{"share":[1,50]}'})).children[0]!);
    expect(html).toContain('1% to 50%');
  });

  it.each([
    [{start: '{"share":[1,500]}'}, 'docs/page.mdx:7: <RolloutVisualiser>: the attribute start cannot be used: share 2'],
    [{start: '{'}, 'docs/page.mdx:7'],
  ])('fails with page and line for %j', async (attributes, message) => {
    await expect(run('RolloutVisualiser', attributes)).rejects.toThrow(message);
  });

  it('refuses content', async () => {
    await expect(run('RolloutVisualiser', {}, [{type: 'text', children: []}])).rejects.toThrow('without content');
  });
});
