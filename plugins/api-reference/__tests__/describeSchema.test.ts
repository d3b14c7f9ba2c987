import {describe, expect, it} from 'vitest';

import {limitsOf, objectOf, typeOf} from '../node/describeSchema';
import type {Schema} from '../node/model';

const resolve = (schema: Schema) => ({schema, name: undefined});

describe('typeOf', () => {
  it.each<[Schema, string]>([
    [{type: 'string'}, 'string'],
    [{type: ['string', 'null']}, 'string or null'],
    [{type: 'array', items: {title: 'Flag', type: 'object'}}, 'array of Flag'],
    [{type: 'array', items: {type: 'string'}}, 'array of string'],
    [{anyOf: [{type: 'string'}, {type: 'integer'}, {type: 'number'}, {type: 'null'}]}, 'string or number or null'],
    [{properties: {}}, 'object'],
    [{}, 'any'],
  ])('describes %j as %s', (schema, expected) => {
    expect(typeOf(schema, resolve)).toBe(expected);
  });
});

describe('limitsOf', () => {
  it('says every limit in words', () => {
    expect(limitsOf({type: 'string', minLength: 1, maxLength: 2000, format: 'uuid', default: 'x'}, resolve)).toEqual([
      'format `uuid`',
      'not empty',
      'at most 2,000 characters',
      'default `"x"`',
    ]);
    expect(limitsOf({type: 'array', minItems: 1, maxItems: 100}, resolve)).toEqual(['at least 1 item', 'at most 100 items']);
    expect(limitsOf({enum: ['ALL', 'ANY']}, resolve)).toEqual(['one of `ALL`, `ANY`']);
    expect(limitsOf({minimum: 0, maximum: 100}, resolve)).toEqual(['at least 0', 'at most 100']);
  });

  it('names the alternative that has a limit', () => {
    expect(limitsOf({anyOf: [{type: 'string', maxLength: 2000}, {type: 'integer'}]}, resolve)).toEqual([
      'as string, at most 2,000 characters',
    ]);
  });
});

describe('objectOf', () => {
  it('finds the object behind arrays and null', () => {
    const object = {type: 'object', properties: {a: {type: 'string'}}};
    expect(objectOf({type: 'array', items: object}, resolve)?.schema).toBe(object);
    expect(objectOf({anyOf: [{type: 'null'}, object]}, resolve)?.schema).toBe(object);
    expect(objectOf({type: 'string'}, resolve)).toBeUndefined();
  });
});
