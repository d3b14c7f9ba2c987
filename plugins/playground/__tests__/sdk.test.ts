import {readFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {describe, expect, it} from 'vitest';

import {ABILITIES, apiUrl, notesOf, readSdk, SDK_LANGUAGES, sdkDefaults, type SdkLanguage, type SdkState} from '../model/sdk';
import {writeSdk} from '../model/sdkCode';

const everything: SdkState = {
  language: 'nodejs',
  evaluation: 'local',
  address: 'https://flags.example.com',
  refresh: 120,
  timeout: 6,
  retries: 2,
  analytics: true,
  realtime: true,
  cache: 5,
};
const write = (language: SdkLanguage, change: Partial<SdkState> = {}) => writeSdk({...sdkDefaults, language, ...change});

/** The option names that a generated text uses. */
const OPTION: Record<SdkLanguage, RegExp> = {
  browser: /^ {2}(\w+):/gm,
  nodejs: /^ {2}(\w+):/gm,
  python: /^ {4}(\w+)=/gm,
  java: /^ {16}\.(\w+)\((?!\))/gm,
  go: /flagsmith\.(With\w+)/g,
  csharp: /^ {4}(\w+) =/gm,
  ruby: /^ {2}(\w+):/gm,
  php: /^ {4}(\w+):/gm,
  rust: /^ {8}(\w+):/gm,
  elixir: /^ {4}(\w+):/gm,
};

function knownOptions(language: SdkLanguage): Set<string> {
  const table = (name: string) =>
    (JSON.parse(readFileSync(`data/tables/${name}.json`, 'utf8')) as {rows: {language?: string; sdk?: string; name: string}[]}).rows;
  if (language === 'browser')
    return new Set(
      table('client-sdk-options')
        .filter(({sdk}) => sdk === 'javascript')
        .map(({name}) => name.split('.')[0] ?? ''),
    );
  const key = language === 'nodejs' ? 'javascript' : language;
  return new Set(
    table('server-sdk-options')
      .filter((row) => row.language === key)
      .map(({name}) => name),
  );
}

describe.each(SDK_LANGUAGES)('%s', (language) => {
  it.each([
    ['little', {}],
    ['everything', {...everything, language}],
  ])('is told only options that its table has, for %s', (_name, change) => {
    const used = [...write(language, change).matchAll(OPTION[language])].map(([, name = '']) => name);
    expect(used.length).toBeGreaterThan(0);
    const known = knownOptions(language);
    for (const name of used) expect(known, name).toContain(name);
  });

  it('gets the address of the reader, with a slash at the end', () =>
    expect(write(language, {address: 'https://flags.example.com'})).toContain('https://flags.example.com/api/v1/'));

  it('gets a server-side key for local evaluation', () => {
    const code = write(language, {evaluation: 'local'});
    if (ABILITIES[language].local) expect(code).toContain('FLAGSMITH_SERVER_KEY');
    else expect(code).not.toContain('FLAGSMITH_SERVER_KEY');
  });
});

describe('Node.js', () => {
  it('gives code that compiles against the SDK', () => {
    for (const state of [sdkDefaults, everything]) {
      const file = path.resolve('plugins/playground/__tests__/generated.ts');
      const options: ts.CompilerOptions = {
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        target: ts.ScriptTarget.ES2022,
        strict: true,
        noEmit: true,
        skipLibCheck: true,
        types: ['node'],
        paths: {'@flagsmith/nodejs': [path.resolve('node_modules/flagsmith-nodejs/build/esm/index.d.ts')]},
      };
      const host = ts.createCompilerHost(options);
      const {getSourceFile} = host;
      host.getSourceFile = (name, ...rest) =>
        name === file ? ts.createSourceFile(name, writeSdk(state), ts.ScriptTarget.ES2022) : getSourceFile.call(host, name, ...rest);
      const found = ts
        .getPreEmitDiagnostics(ts.createProgram([file], options, host))
        .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(found).toEqual([]);
    }
  }, 60_000);
});

describe('limits of an SDK', () => {
  it('are kept, and the reader is told', () => {
    const state: SdkState = {...sdkDefaults, language: 'elixir', evaluation: 'local', refresh: 10, timeout: 1};
    expect(writeSdk(state)).toContain('environment_refresh_interval_milliseconds: 60000');
    expect(writeSdk(state)).toContain('request_timeout_milliseconds: 5000');
    expect(notesOf(state).join(' ')).toMatch(/60 s.*5 s/);
  });

  it('leave real-time out where it cannot work', () => {
    expect(write('python', {realtime: true})).not.toContain('realtime');
    expect(write('python', {realtime: true, evaluation: 'local'})).toContain('enable_realtime_updates=True');
    expect(write('browser', {realtime: true})).toContain('realtime: true');
  });
});

describe('apiUrl', () => {
  it.each([
    ['', 'https://edge.api.flagsmith.com/api/v1/'],
    ['https://a.example', 'https://a.example/api/v1/'],
    ['https://a.example/', 'https://a.example/api/v1/'],
    ['https://a.example/api/v1', 'https://a.example/api/v1/'],
  ])('turns "%s" into %s', (address, expected) => expect(apiUrl(address)).toBe(expected));
});

describe('readSdk', () => {
  it.each([{address: 'javascript:alert(1)'}, {address: "https://x'; rm -rf"}, {language: 'cobol'}, {timeout: 1e9}])('rejects %j', (value) =>
    expect(() => readSdk(value)).toThrow(),
  );
});
