import {describe, expect, it} from 'vitest';

import {askForSdk, inLanguage, languageIn} from '../engine/language';

const SERVER = {keywords: 'Node.js, Python, Go, Golang, .NET, C#'};

describe('the language of a search', () => {
  it.each([
    ['python offline mode', 'python'],
    ['Is there a cache in Node.js?', 'javascript'],
    ['c# dependency injection', 'csharp'],
    ['timeout in Go.', 'go'],
    ['javascript', undefined],
    ['gone', undefined],
  ])('%s', (query, language) => expect(languageIn(query)).toBe(language));

  it('alone asks for its SDK; a framework may mean anything', () => {
    expect(askForSdk(' Python')).toBe('Python SDK');
    expect(askForSdk('python cache')).toBe('python cache');
    expect(askForSdk('django')).toBe('django');
  });

  it('goes into the address of a page that has it, before the place in it', () => {
    expect(inLanguage('/clients/server-side#caching', SERVER, 'python')).toBe('/clients/server-side?language=python#caching');
    expect(inLanguage('/clients/server-side', SERVER, 'csharp')).toBe('/clients/server-side?language=csharp');
  });

  it('leaves other pages alone', () => {
    expect(inLanguage('/clients/server-side', SERVER, undefined)).toBe('/clients/server-side');
    expect(inLanguage('/clients/server-side', SERVER, 'elixir')).toBe('/clients/server-side');
    expect(inLanguage('/billing/', {keywords: ''}, 'python')).toBe('/billing/');
  });
});
