import {beforeAll, describe, expect, it} from 'vitest';

import {installNodePackages} from '../../samples/runner/packages';
import {checkFences, listFences} from '../../scripts/lib/pages/checkFences';

const INSTALL_TIMEOUT_MS = 8 * 60_000;

beforeAll(() => installNodePackages(), INSTALL_TIMEOUT_MS);

describe('listFences', () => {
  it('returns language, options, code and the line where the code starts', () => {
    const body = 'Text\n\n```python title="app.py" {1}\nprint(1)\n```\n';
    expect(listFences(body, 5)).toEqual([{language: 'python', meta: 'title="app.py" {1}', code: 'print(1)\n', line: 9}]);
  });

  it('keeps shorter fences inside a longer one', () => {
    expect(listFences('````mdx\n```json\n{}\n```\n````\n', 0)).toMatchObject([{language: 'mdx', code: '```json\n{}\n```\n'}]);
  });

  it('removes the indentation of a fence in a list', () => {
    expect(listFences('1. Step\n\n   ```yaml\n   a:\n     b: 1\n   ```\n', 0)).toMatchObject([{code: 'a:\n  b: 1\n'}]);
  });
});

describe('checkFences', () => {
  it.each([
    ['json', '{"a": 1,}'],
    ['yaml', 'a: [1'],
    ['bash', 'if true; then'],
    ['python', 'print(1'],
    ['ts', 'const a: = 1'],
    ['go', 'func main( {'],
    ['hcl', 'resource "a" {'],
    ['sql', 'SELEC 1'],
  ])('rejects broken %s with page and line', async (language, code) => {
    const [problem] = await checkFences({file: 'docs/page.mdx', body: `\`\`\`${language}\n${code}\n\`\`\`\n`, bodyLine: 10});
    expect(problem).toMatchObject({file: 'docs/page.mdx', message: expect.stringContaining(`this ${language} fence does not parse`)});
    expect(problem?.line).toBeGreaterThanOrEqual(12);
  });

  it('accepts fragments, unknown languages and fences that name a sample', async () => {
    const body = '```json\n"enabled": true\n```\n\n```http\nGET /\n```\n\n```python sample="python/evaluate.py#remote"\n```\n';
    expect(await checkFences({file: 'docs/page.mdx', body, bodyLine: 0})).toEqual([]);
  });
});
