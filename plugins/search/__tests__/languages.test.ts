import {describe, expect, it} from 'vitest';

import {inLanguage, tabsIn} from '../engine/languages';

describe('tabsIn', () => {
  it.each([
    ['How do I read a flag in Golang?', ['Go']],
    ['golang example', ['Go']],
    ['Go to the settings of the environment', []],
    ['use the Go SDK', ['Go']],
    ['Django admin', []],
    ['offline mode in my Django app', ['Python']],
    ['node.js', ['Node.js', 'JavaScript', 'TypeScript']],
    ['javascript', []],
    ['a .NET service', ['.NET', 'C#']],
  ])('%s', (question, tabs) => expect([...tabsIn(question)]).toEqual(tabs));
});

describe('inLanguage', () => {
  const page = {keywords: 'Python, Go, .NET'};

  it('adds the language that a query names, before the anchor', () => {
    expect(inLanguage('/clients/server-side#caching', page, 'python cache')).toBe('/clients/server-side?language=python#caching');
    expect(inLanguage('/clients/server-side', page, 'dotnet')).toBe('/clients/server-side?language=csharp');
  });

  it('leaves pages alone that are not in that language', () => {
    expect(inLanguage('/clients/server-side', page, 'elixir')).toBe('/clients/server-side');
    expect(inLanguage('/billing/', {keywords: ''}, 'python')).toBe('/billing/');
  });
});
