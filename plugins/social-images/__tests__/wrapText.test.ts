import {expect, it} from 'vitest';

import {wrapText} from '../node/wrapText';

const fits = (line: string) => line.length <= 10;

it('breaks between words', () => expect(wrapText('one two  three four', 3, fits)).toEqual(['one two', 'three four']));
it('ends with an ellipsis when there are too many lines', () => expect(wrapText('one two three four', 1, fits)).toEqual(['one two…']));
it('gives up a word to make room for the ellipsis', () => expect(wrapText('three four five', 1, fits)).toEqual(['three…']));
it('shortens a word that is longer than a line', () => expect(wrapText('a FLAGSMITH_ON_PREM', 2, fits)).toEqual(['a', 'FLAGSMITH…']));
it('makes no line of nothing', () => expect(wrapText(' ', 2, fits)).toEqual([]));
