import {describe, expect, it} from 'vitest';

import {findReading} from '../engine/ask/flagInLanguage';

const SERVER = '/clients/server-side#read-flags-of-the-environment';

describe('findReading', () => {
  it.each([
    ['How do I use a flag in Rails?', SERVER],
    ['feature flags in go', SERVER],
    ['check if a feature is enabled in C#', SERVER],
    ['use feature toggles with Node.js', SERVER],
    ['How do I use a flag in React Native?', '/clients/react#react-native'],
    ['How do I add a feature flag to my React app?', '/clients/react#add-the-provider'],
    ['flags in JavaScript', '/clients/javascript#read-flags'],
  ])('%s: where a flag is read', (question, section) => expect(findReading(question)).toBe(section));

  it.each([
    ['names no language', 'How do I use a flag?'],
    ['names no flag', 'How do I use Python?'],
    ['asks for more', 'How do I test flags in Java?'],
    ['asks for a change', 'How do I toggle a flag in Python?'],
    ['means no language', 'use flags on the go'],
  ])('nothing when it %s', (_, question) => expect(findReading(question)).toBeUndefined());
});
