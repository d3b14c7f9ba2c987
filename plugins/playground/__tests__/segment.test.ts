import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {differsRemotely} from '../model/differences';
import {toApiJson, toTerraform} from '../model/exportSegment';
import {OPERATORS, valueProblem} from '../model/operators';
import {readSegment, segmentDefaults, traitProblem, traitValue, type Condition, type Group, type SegmentState} from '../model/segmentRule';
import {traceSegment} from '../model/traceSegment';
import {loadEngine} from '../node/loadEngine';

const engine = loadEngine();
const condition = (property: string, operator: string, value = ''): Condition => ({property, operator, value});
const withRule = (type: Group['type'], conditions: Condition[], groups: Group[] = []): SegmentState => ({
  ...segmentDefaults,
  rule: {type, conditions, groups},
});
const decidedOf = (state: SegmentState) => {
  const {trace} = traceSegment(engine, state);
  return [trace, ...trace.groups].flatMap(({conditions}) =>
    conditions.filter(({decided}) => decided).map((entry) => entry.condition.property),
  );
};
const yes = condition('plan', 'EQUAL', 'pro');
const no = condition('plan', 'EQUAL', 'free');
const setNo = condition('missing', 'IS_SET');

describe('traceSegment', () => {
  it('agrees with the engine for every type, nested, in all combinations', () => {
    const types = ['ALL', 'ANY', 'NONE'] as const;
    const lists = [[], [yes], [no], [yes, no], [no, setNo]];
    for (const top of types) {
      for (const type of types) {
        for (const own of lists) {
          for (const inner of lists) {
            const state = withRule(top, own, [
              {type, conditions: inner},
              {type: 'ANY', conditions: [yes]},
            ]);
            const {matches, trace} = traceSegment(engine, state);
            expect(trace.matches, JSON.stringify(state.rule)).toBe(matches);
          }
        }
      }
    }
  });

  it('names the one condition that fails ALL', () => expect(decidedOf(withRule('ALL', [yes, setNo, no]))).toEqual(['missing']));
  it('names the one condition that satisfies ANY', () => expect(decidedOf(withRule('ANY', [setNo, yes, no]))).toEqual(['plan']));
  it('names the one condition that fails NONE', () => expect(decidedOf(withRule('NONE', [setNo, yes]))).toEqual(['plan']));
  it('names all conditions of ALL that matches', () =>
    expect(decidedOf(withRule('ALL', [yes, condition('country', 'EQUAL', 'PT')]))).toEqual(['plan', 'country']));
  it('names all conditions of ANY that fails', () => expect(decidedOf(withRule('ANY', [no, setNo]))).toEqual(['plan', 'missing']));
  it('goes into the group that decides', () =>
    expect(
      decidedOf(
        withRule(
          'ALL',
          [],
          [
            {type: 'ANY', conditions: [yes]},
            {type: 'NONE', conditions: [condition('country', 'EQUAL', 'PT')]},
          ],
        ),
      ),
    ).toEqual(['country']));

  it('shows the number that a split compares', () => {
    const {trace} = traceSegment(engine, withRule('ALL', [condition('$.identity.identifier', 'PERCENTAGE_SPLIT', '25')]));
    expect(trace.conditions[0]).toMatchObject({matches: true, actual: '“1,user-1” hashes to 5.9312'});
  });
});

describe('operators', () => {
  it('are those of the table on the segments page', () => {
    const {rows} = JSON.parse(readFileSync('data/tables/segment-operators.json', 'utf8')) as {rows: {operator: string; label: string}[]};
    // The suffix is the playground's own: the API takes it as part of the value.
    expect([...OPERATORS].map(({id, label}) => [id.replace(':semver', ''), label]).sort()).toEqual(
      rows.map(({operator, label}) => [/`(.*?)`/.exec(operator)?.[1], label]).sort(),
    );
  });

  it.each([
    ['GREATER_THAN:semver', '3.2', 'complete version'],
    ['PERCENTAGE_SPLIT', '101', '0 to 100'],
    ['MODULO', '3', 'divisor|remainder'],
    ['GREATER_THAN', '3.2.0', 'SemVer'],
    ['IN', 'a, b', 'Spaces'],
    ['REGEX', '(', 'compiled'],
    ['EQUAL', '', 'Enter a value'],
  ])('%s refuses "%s"', (id, value, message) => expect(valueProblem(id, value)).toContain(message));

  it.each([
    ['GREATER_THAN:semver', '3.2.0-beta.1'],
    ['PERCENTAGE_SPLIT', '0.5'],
    ['MODULO', '3|1'],
    ['IN', '["a, b"]'],
    ['IS_SET', ''],
  ])('%s accepts "%s"', (id, value) => expect(valueProblem(id, value)).toBeUndefined());
});

describe('exports', () => {
  const state = withRule(
    'ALL',
    [condition('app_version', 'GREATER_THAN:semver', '3.2.0')],
    [{type: 'NONE', conditions: [condition('beta', 'IS_NOT_SET'), condition('email', 'REGEX', '.*\\.com$ ${x} %{y} "q"')]}],
  );

  it('writes the body of the Admin API', () => {
    expect(JSON.parse(toApiJson(state))).toEqual({
      name: 'paying_customers',
      rules: [
        {
          type: 'ALL',
          conditions: [{property: 'app_version', operator: 'GREATER_THAN', value: '3.2.0:semver'}],
          rules: [
            {
              type: 'NONE',
              conditions: [
                {property: 'beta', operator: 'IS_NOT_SET'},
                {property: 'email', operator: 'REGEX', value: '.*\\.com$ ${x} %{y} "q"'},
              ],
            },
          ],
        },
      ],
    });
  });

  it('writes Terraform with templates and quotes escaped', () => {
    expect(toTerraform(state)).toMatchInlineSnapshot(`
      "resource "flagsmith_segment" "paying_customers" {
        name         = "paying_customers"
        project_uuid = flagsmith_project.web.uuid

        rules = [
          {
            type = "ALL"
            conditions = [
              {
                property = "app_version"
                operator = "GREATER_THAN"
                value    = "3.2.0:semver"
              }
            ]
            rules = [
              {
                type = "NONE"
                conditions = [
                  {
                    property = "beta"
                    operator = "IS_NOT_SET"
                  },
                  {
                    property = "email"
                    operator = "REGEX"
                    value    = ".*\\\\.com$ $\${x} %%{y} \\"q\\""
                  }
                ]
              }
            ]
          }
        ]
      }"
    `);
  });

  it('gives the resource a name that Terraform accepts', () =>
    expect(toTerraform({...state, name: '5 % of users'})).toContain('resource "flagsmith_segment" "segment_5_of_users"'));
});

describe('differsRemotely', () => {
  it.each([
    [condition('email', 'REGEX', 'corp'), 'my.corp', true, 'anchored'],
    [condition('beta', 'REGEX', 'true'), true, true, 'capital'],
    [condition('id', 'CONTAINS', '55'), '2557', true, 'number'],
    [condition('id', 'GREATER_THAN', '9'), '10', false, 'as numbers'],
    [condition('n', 'NOT_EQUAL', 'abc'), 5, true, 'cast'],
    [condition('n', 'EQUAL', '5.0'), 5, true, 'integer'],
    [condition('f', 'IN', '0.5'), 0.5, true, 'float'],
    [condition('tenant', 'PERCENTAGE_SPLIT', '25'), 'a', false, '$.identity.traits'],
  ])('warns about %j on %j', (entry, trait, matches, message) => expect(differsRemotely(entry, trait, matches)).toContain(message));

  it.each([
    [condition('email', 'REGEX', '^my'), 'my.corp', true],
    [condition('plan', 'EQUAL', 'pro'), 'pro', true],
    [condition('n', 'GREATER_THAN', '4'), 5, true],
    [condition('plan', 'EQUAL', 'pro'), undefined, false],
    [condition('$.identity.identifier', 'PERCENTAGE_SPLIT', '25'), 'a', true],
  ])('is silent about %j on %j', (entry, trait, matches) => expect(differsRemotely(entry, trait, matches)).toBeUndefined());
});

describe('traits', () => {
  it.each([
    ['string', '5', '5'],
    ['integer', '5', 5],
    ['float', '0.5', 0.5],
    ['boolean', 'true', true],
    ['boolean', 'no', false],
  ] as const)('makes a %s of "%s"', (type, value, expected) => expect(traitValue({key: 'x', type, value})).toBe(expected));

  it.each([
    ['integer', '1.5'],
    ['float', 'x'],
    ['boolean', 'yes'],
  ] as const)('says what is wrong with the %s "%s"', (type, value) => expect(traitProblem({key: 'x', type, value})).toBeDefined());
});

describe('readSegment', () => {
  it('returns the defaults for nothing', () => expect(readSegment({})).toEqual(segmentDefaults));

  const ruleWith = (entry: unknown) => ({rule: {type: 'ALL', conditions: [entry], groups: []}});
  it.each([
    [ruleWith(condition('$..*', 'EQUAL', 'x')), 'a path that the playground does not evaluate'],
    [ruleWith(condition('$.identity[?(@.constructor)]', 'EQUAL', 'x')), 'a path that the playground does not evaluate'],
    [ruleWith(condition('plan', 'EVIL', 'x')), 'operator is none of'],
    [ruleWith({property: 'plan', operator: 'EQUAL', value: 5}), 'value is not text'],
    [ruleWith(null), 'is not an object'],
    [{rule: {type: 'ALL', conditions: Array(21).fill(yes), groups: []}}, '21 entries'],
    [{traits: [{key: 'x', type: 'object', value: ''}]}, 'type is none of'],
    [{identifier: 'x'.repeat(3000)}, 'longer than 2000'],
    [{evil: true}, 'there is no setting “evil”'],
  ])('rejects %j', (value, message) => expect(() => readSegment(value)).toThrow(message));
});
