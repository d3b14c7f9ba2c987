/** Every JSON on a page says what it is, and what is a response has been one. */
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {describePlace, readPrinted} from '../../samples/printed';
import {collectChecks} from '../../scripts/conformance/collect';
import {listFences, type Fence} from './lib/checkFences';
import {jsonKind, responseProblems} from './lib/jsonFences';
import {readPages} from './lib/pages';

const checks = await collectChecks();
const checked = new Set(checks.flatMap(({check}) => (check.sample?.startsWith('json/') ? [check.sample] : [])));
const fences = readPages('.').flatMap(({file, body, bodyLine}) =>
  listFences(body, bodyLine)
    .filter(({language}) => language === 'json')
    .map((fence) => ({...fence, file})),
);
const fence = (meta: string, code = '{}'): Fence => ({language: 'json', meta, code, line: 1});

describe('the JSON on pages', () => {
  it('says what it is: a response, a request body, a payload, a file, or something with a name', () => {
    const counts = new Map<string, number>();
    for (const each of fences) counts.set(jsonKind(each, checked) ?? 'none', (counts.get(jsonKind(each, checked) ?? 'none') ?? 0) + 1);
    console.log(`JSON fences: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}`);
    expect(fences.filter((each) => !jsonKind(each, checked)).map(({file, line}) => `${file}:${line}`)).toEqual([]);
  });

  it('has the fields and types of the operation that it is a response of', () => {
    const own = fences.filter(({meta}) => meta.includes('response="'));
    expect(own.flatMap((each) => responseProblems(each).map((problem) => `${each.file}:${each.line}: ${problem}`))).toEqual([]);
    expect(own.length).toBeGreaterThanOrEqual(3);
  });

  it('is, where a page prints it without a fence, a file or an example of the API description, which the build validates', () => {
    const examples = new Set(listExamples(parse(readFileSync('openapi/edge-api.yaml', 'utf8'))));
    const written = new Set(fences.map(({code}) => code.trim()));
    const printed = readPrinted().filter(({language, reference, text}) => language === 'json' && !reference && !written.has(text.trim()));
    const loose = printed.filter(({text, title}) => !title.endsWith('.json') && !examples.has(canonical(text)));
    expect(loose.map(describePlace)).toEqual([]);
    expect(printed.length).toBeGreaterThan(20);
  });
});

describe('jsonKind', () => {
  it.each([
    ['output="check:a/b/c"', 'response'],
    ['title="x" response="getFlags"', 'response'],
    ['body="check:a/b/c"', 'request body'],
    ['sample="json/integrations/slack.json"', 'payload'],
    ['sample="json/segments/a.json"', 'payload'],
    ['title="config.json"', 'file'],
    ['notation="flag value"', 'notation'],
    ['', undefined],
    ['title="Before"', undefined],
    ['sample="json/integrations/unknown.json"', undefined],
  ])('%s', (meta, kind) => expect(jsonKind(fence(meta), new Set(['json/segments/a.json']))).toBe(kind));
});

describe('responseProblems', () => {
  const flag = {feature: {id: 1, name: 'a', type: 'STANDARD'}, enabled: true, feature_state_value: null};

  it.each([
    [[flag], 0],
    [[{...flag, environment: 3}], 1],
    [[{...flag, enabled: 'yes'}], 1],
    [[{enabled: true}], 1],
  ])('%j', (body, least) => {
    const problems = responseProblems(fence('response="getFlags"', JSON.stringify(body)));
    if (least === 0) expect(problems).toEqual([]);
    else expect(problems.length).toBeGreaterThanOrEqual(least);
  });

  it('names an operation that does not exist', () => {
    expect(responseProblems(fence('response="getFlag"'))).toEqual(['openapi/edge-api.yaml has no operation getFlag']);
  });
});

function canonical(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

/** Values of `example` and `examples`, at any depth. */
function listExamples(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(listExamples);
  if (node === null || typeof node !== 'object') return [];
  return Object.entries(node).flatMap(([key, value]) => [
    ...(key === 'value' || key === 'example' ? [JSON.stringify(value)] : []),
    ...listExamples(value),
  ]);
}
