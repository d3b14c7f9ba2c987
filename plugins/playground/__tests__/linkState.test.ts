import {describe, expect, it} from 'vitest';

import {decodeState, encodeState, hashWithState, stateInHash} from '../model/linkState';
import {UnreadableError} from '../model/read';

describe('encodeState', () => {
  it('is empty for the defaults', () => expect(encodeState({a: 1}, {a: 1})).toBe(''));
  it('holds only what differs', () => expect(decodeState(encodeState({a: 1, b: [2]}, {a: 1, b: []}))).toEqual({b: [2]}));
  it('keeps every character of every language', () => {
    const state = {text: 'naïve “✓” 𝄞 <script> & # % ='};
    const encoded = encodeState(state, {text: ''});
    expect(encoded).toMatch(/^[\w-]+$/);
    expect(decodeState(encoded)).toEqual(state);
  });
});

describe('decodeState', () => {
  it.each([
    ['<script>alert(1)</script>', 'characters'],
    ['eyJh', 'cut off'],
    ['x'.repeat(9000), 'longer than'],
    ['_____w', 'cut off'],
  ])('refuses "%s"', (text, message) => {
    expect(() => decodeState(text)).toThrow(UnreadableError);
    expect(() => decodeState(text)).toThrow(message);
  });
});

describe('the fragment', () => {
  it('finds the part of one aid', () => {
    expect(stateInHash('#rollout=abc&ladder=def', 'ladder')).toBe('def');
    expect(stateInHash('#percentage-split', 'rollout')).toBeUndefined();
    expect(stateInHash('', 'rollout')).toBeUndefined();
  });

  it('keeps the parts of other aids and drops the name of a heading', () => {
    expect(hashWithState('#rollout=abc&ladder=def', 'rollout', 'xyz')).toBe('#ladder=def&rollout=xyz');
    expect(hashWithState('#percentage-split', 'rollout', 'xyz')).toBe('#rollout=xyz');
    expect(hashWithState('#rollout=abc', 'rollout', '')).toBe('');
  });
});
