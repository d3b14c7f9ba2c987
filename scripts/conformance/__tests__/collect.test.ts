import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {describe, expect, it, vi} from 'vitest';

import {hasCode, type codeOf} from '../checkCode';
import {codeHashOf, findOn, kindOf} from '../collect';
import {fill} from '../fill';
import {prepareSample} from '../runSample';

const PAGE = 'clients/rest';

describe('findOn', () => {
  it('finds the sentence of a quote whatever its line breaks', () => {
    const says = 'Flagsmith has two\n HTTP APIs';
    expect(findOn(PAGE, {id: 'a', says, notCheckable: '-'}, 'x/a')?.statement).toMatch(/^Flagsmith has two HTTP APIs/);
  });

  it('finds nothing when the page no longer says it', () => {
    expect(findOn(PAGE, {id: 'a', says: 'Flagsmith has nine HTTP APIs.', notCheckable: '-'}, 'x/a')).toBeUndefined();
  });

  it('finds a sample that the page shows, and no other', () => {
    expect(findOn(PAGE, {id: 'a', sample: 'curl/admin-api.sh#first', expect: {}}, 'x/a')?.text).toContain('/projects/');
    expect(findOn(PAGE, {id: 'a', sample: 'curl/evaluate.sh#nothing', expect: {}}, 'x/a')).toBeUndefined();
  });

  it('wants a statement', () => expect(() => findOn(PAGE, {id: 'a', notCheckable: '-'}, 'x/a')).toThrow('names no statement'));
});

describe('kindOf', () => {
  it('wants something to do', () => expect(() => kindOf({id: 'a', says: 'b'} as never, 'x/a')).toThrow('x/a: has nothing to do.'));
});

describe('codeHashOf', () => {
  const check = {id: 'a', says: 'b', request: {path: 'flags/'}, expect: {text: /x/}};
  it('changes with what is done and expected, not with the statement', () => {
    const hash = codeHashOf(check);
    expect(codeHashOf({...check, expect: {text: /y/}})).not.toBe(hash);
    expect(codeHashOf({...check, says: 'c'})).toBe(hash);
    expect(codeHashOf(check, 'code')).not.toBe(hash);
  });
});

describe('fill', () => {
  const values = {project: 7, 'feature.new_checkout': 9};
  it('fills names at any depth, and keeps a number a number', () => {
    expect(fill({path: 'projects/{project}/', body: [{feature: '{feature.new_checkout}'}]}, values)).toEqual({
      path: 'projects/7/',
      body: [{feature: 9}],
    });
  });
  it('leaves regular expressions and functions alone', () => expect(fill({a: /\{project\}/}, values)).toEqual({a: /\{project\}/}));
  it('throws for an unknown name', () => expect(() => fill('{projekt}', values)).toThrow('{projekt} is unknown. Known: project'));
});

describe('prepareSample', () => {
  it('replaces hosts, keys and ids', () => {
    const values = {
      organisationKey: 'KEY',
      environmentKey: 'ENV',
      serverKey: 'ser.X',
      project: 7,
      'feature.new_checkout': 9,
      'segment.pro_plan': 3,
    };
    const text = `curl 'https://api.flagsmith.com/api/v1/projects/12/' YOUR_ORGANISATION_API_KEY {"segment": {"id": 31}} features/7168/ YOUR_ENVIRONMENT_KEY`;
    expect(prepareSample(text, 'http://127.0.0.1:1', values)).toBe(
      `curl 'http://127.0.0.1:1/api/v1/projects/7/' KEY {"segment": {"id": 3}} features/9/ ENV`,
    );
  });
});

describe('the code of a check', () => {
  const FILE = path.join(mkdtempSync(path.join(tmpdir(), 'checks-')), 'topic.ts');
  const write = (first: string, second: string, helper = '1'): void =>
    writeFileSync(FILE, `const helper = ${helper};\nexport default [{id: 'first', run: ${first}}, {id: 'second', run: ${second}}];\n`);
  const read = async (id: string): Promise<string> => {
    vi.resetModules();
    const fresh = (await import('../checkCode')) as {codeOf: typeof codeOf};
    return fresh.codeOf(FILE, {id});
  };

  it('is its own literal and the helpers of its file, whatever the layout', async () => {
    write('() => helper', '() => 2');
    const [first, second] = [await read('first'), await read('second')];
    write('()   =>\n  helper', '() => 3');
    expect(await read('first')).toBe(first);
    expect(await read('second')).not.toBe(second);
    write('() => helper', '() => 2', '4');
    expect(await read('first')).not.toBe(first);
  });

  it('is the whole file for checks made in a loop', async () => {
    write('() => helper', '() => 2');
    expect(await read('made')).toContain("id:'second'");
  });

  it('is asked for wherever a check holds a function', () => {
    expect(hasCode({expect: {json: {traits: () => true}}})).toBe(true);
    expect(hasCode({expect: {text: /a/, json: [1]}})).toBe(false);
  });
});
