import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';

import {findFences} from '../node/placeSamples';
import type {PlacedSample} from '../types';
import {remarkCodeSamples} from '../node/remarkCodeSamples';

const fixtures = new URL('__fixtures__/', import.meta.url).pathname;
const options = {samplesDir: `${fixtures}samples`, versionsFile: `${fixtures}sdk-versions.json`};

async function place(source: string): Promise<(PlacedSample | undefined)[]> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCodeSamples, options);
  const file = new VFile({path: '/site/docs/page.mdx', value: source, cwd: '/site'});
  const tree: Root = processor.parse(file);
  await processor.run(tree, file);
  return findFences(tree).map(({node}: {node: Code}) => (node.data as {sample?: PlacedSample} | undefined)?.sample);
}

const part = '```python sample="python/evaluate.py#body"\n```\n';
const tab = (value: string, text: string) =>
  `<Tabs groupId="language">\n\n<TabItem value="${value}">\n\n${text}\n</TabItem>\n\n</Tabs>\n\n`;

describe('the kind of a sample', () => {
  it('gives the first part of a file the whole of it, and links later parts to that block', async () => {
    const [first, second] = await place(`${part}\n${part}`);
    expect(first).toMatchObject({kind: 'complete', file: 'evaluate.py', id: 'sample-1', whole: 'import os\ndef read():\n    return 1'});
    expect(second).toMatchObject({kind: 'continues', continues: 'sample-1'});
    expect(second).not.toHaveProperty('whole');
  });

  it('has no rest to show for a file that is shown whole', async () => {
    const [only] = await place('```python sample="python/evaluate.py"\n```\n');
    expect(only).toMatchObject({reference: 'python/evaluate.py', kind: 'complete', file: 'evaluate.py'});
  });

  it('links within the same tab only, since a block in another one may be hidden', async () => {
    const samples = await place(tab('python', part) + tab('python', part) + tab('go', part) + part);
    expect(samples.map((sample) => sample?.kind)).toEqual(['complete', 'continues', 'complete', 'complete']);
  });

  it('names what a fragment needs, and refuses one that names nothing', async () => {
    expect(await place('```js fragment="flagsmith"\nflagsmith.init();\n```\n')).toEqual([{kind: 'fragment', needs: 'flagsmith'}]);
    await expect(place('```js fragment=""\na\n```\n')).rejects.toThrow('docs/page.mdx:1: fragment="" names nothing.');
  });
});
