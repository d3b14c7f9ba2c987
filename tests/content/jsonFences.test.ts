/** JSON, output and texts on a page say what they are, and what is a response has been one. */
import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

import {describePlace} from './lib/assemble';
import {readPrinted} from './lib/readPrinted';
import {collectChecks} from '../../scripts/conformance/collect';
import {listFences, type Fence} from '../../scripts/lib/pages/checkFences';
import {checkFenceSources} from '../../scripts/lib/pages/fenceSources';
import {jsonKind, responseProblems} from '../../scripts/lib/pages/jsonFences';
import {readPages} from '../../plugins/shared/pageSource';

const checks = await collectChecks();
const pages = readPages('.');
const fences = pages.flatMap(({body, bodyLine}) => listFences(body, bodyLine));
const json = fences.filter(({language}) => language === 'json');
const fence = (meta: string, code = '{}'): Fence => ({language: 'json', meta, code, line: 1});

describe('fences of pages', () => {
  it('are many of those that a check or the API description proves', () => {
    const count = (pattern: RegExp) => fences.filter(({meta}) => pattern.test(meta)).length;
    expect(count(/response="/)).toBeGreaterThanOrEqual(3);
    expect(count(/(?:output|body)="check:/)).toBeGreaterThanOrEqual(22);
    expect(fences.filter(({language, meta}) => language === 'text' && meta.includes('output=')).length).toBeGreaterThanOrEqual(18);
  });

  it.each([
    ['json', '', 'does not say what it is'],
    ['text', '', 'does not say where it comes from'],
    ['text', 'output="check:rest/none/none"', 'has no check rest/none/none'],
    ['json', 'response="getFlag"', 'has no operation getFlag'],
  ])('a %s fence with "%s" is a problem', (language, meta, message) => {
    const body = `\`\`\`${language} ${meta}\n{}\n\`\`\`\n`;
    const [problem] = checkFenceSources({...pages[0]!, body}, checks);
    expect(problem?.message).toContain(message);
  });

  it('are, where a page prints JSON without a fence, a file or an example of the API description, which the build validates', () => {
    const examples = new Set(listExamples(parse(readFileSync('openapi/edge-api.yaml', 'utf8'))));
    const written = new Set(json.map(({code}) => code.trim()));
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
