import {readFileSync} from 'node:fs';

import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {VFile} from 'vfile';

import type {SampleRun} from '../../shared/record/entries';
import {hashSample} from '../node/record';
import {remarkCodeSamples} from '../node/remarkCodeSamples';

const fixtures = new URL('__fixtures__/', import.meta.url).pathname;
const samplesDir = `${fixtures}samples`;
const id = 'python/evaluate.py';
const run = {
  id,
  level: 'executed',
  hash: hashSample(id, readFileSync(`${samplesDir}/${id}`, 'utf8'), {stdout: ['1']}),
  date: '2026-11-17',
} as const;
const options = {samplesDir, versionsFile: `${fixtures}sdk-versions.json`, runs: new Map<string, SampleRun>([[id, run]])};

async function transform(source: string, own = options): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCodeSamples, own);
  const file = new VFile({path: '/site/docs/page.mdx', value: source, cwd: '/site'});
  const tree = processor.parse(file);
  await processor.run(tree, file);
  return tree;
}

async function firstFence(source: string, own = options): Promise<Code> {
  let found: Code | undefined;
  visit(await transform(source, own), 'code', (node) => {
    found ??= node;
  });
  if (!found) throw new Error('no fence');
  return found;
}

describe('remarkCodeSamples', () => {
  it('fills a fence with the region it names, and says what was done with it', async () => {
    const {value, data, lang} = await firstFence('```python title="app.py" sample="python/evaluate.py#body"\n```\n');
    expect(lang).toBe('python');
    expect(value).toBe('return 1');
    expect(data).toMatchObject({sample: {proof: {level: 'executed', label: 'Runs in CI with 6.3.0'}}});
  });

  it('shows a whole file without its markers', async () => {
    expect((await firstFence('```python sample="python/evaluate.py"\n```\n')).value).toBe('import os\ndef read():\n    return 1');
  });

  it.each([
    ['no record', undefined],
    ['a record of other code', {...run, hash: '0'}],
    ['a record of less than the manifest asks for', {...run, level: 'compiled'} as const],
  ])('claims no more than the syntax with %s', async (_what, other) => {
    const runs = new Map<string, SampleRun>(other ? [[id, other]] : []);
    const {data} = await firstFence('```python sample="python/evaluate.py"\n```\n', {...options, runs});
    expect(data).toMatchObject({sample: {proof: {level: 'parsed', label: 'Parsed'}}});
  });

  it('names day and release of a run that CI does not repeat', async () => {
    const runs = new Map<string, SampleRun>([[id, {...run, with: '5.0.1'}]]);
    const {data} = await firstFence('```python sample="python/evaluate.py"\n```\n', {...options, runs});
    expect(data).toMatchObject({sample: {proof: {label: 'Ran on 17 November 2026 with 5.0.1'}}});
  });

  it('writes versions into fences, inline code and text', async () => {
    const tree = await transform(
      'Use <SdkVersion sdk="python" />, `v{{sdk:go}}`.\n\n<SdkVersion sdk="go" field="install" />\n\n```bash\n{{sdk:python.install}}\n```\n',
    );
    expect(JSON.stringify(tree)).toContain('"value":"6.3.0"');
    expect(JSON.stringify(tree)).toContain('"value":"v5.1.0"');
    expect(JSON.stringify(tree)).toContain('"value":"go get example/v5@v5.1.0"');
    expect(JSON.stringify(tree)).toContain('"value":"pip install flagsmith==6.3.0"');
    expect(JSON.stringify(tree)).not.toContain('SdkVersion');
  });

  it('leaves other fences alone', async () => {
    expect(await firstFence('```js {1}\nlet a;\n```\n')).toMatchObject({value: 'let a;', meta: '{1}'});
  });

  it.each([
    [
      '```python sample="python/evaluate.py#nothing"\n```\n',
      'docs/page.mdx:3: samples/python/evaluate.py has no region "nothing". Regions in that file: body, remote, whole.',
    ],
    [
      '```python sample="python/missing.py"\n```\n',
      'docs/page.mdx:3: samples/python/missing.py does not exist. Files there: python/evaluate.py.',
    ],
    ['```cobol sample="cobol/a.cob"\n```\n', 'docs/page.mdx:3: samples/cobol/a.cob does not exist. samples/cobol/ has no samples.'],
    ['```yaml sample="yaml/plain.yaml#a"\n```\n', 'docs/page.mdx:3: samples/yaml/plain.yaml has no region "a". That file has no regions.'],
    ['```python sample="../secret.py"\n```\n', 'docs/page.mdx:3: sample="../secret.py" is not of the form <language>/<file>#<region>.'],
    [
      '```python sample="python/evaluate.py"\nprint(1)\n```\n',
      'docs/page.mdx:3: the fence names sample="python/evaluate.py" and has code of its own.',
    ],
    ['```bash\n{{sdk:cobol}}\n```\n', 'docs/page.mdx:3: No SDK "cobol" in data/sdk-versions.json.'],
    ['<SdkVersion />\n', 'docs/page.mdx:3: <SdkVersion> needs sdk="…"'],
  ])('fails with page and line on %j', async (fence, message) => {
    await expect(transform(`Text.\n\n${fence}`)).rejects.toThrow(message);
  });
});
