import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, describe, expect, it} from 'vitest';

import {readSurfaces, releaseOf, reportOn} from '../surface';
import {compareSurface, type Surface} from '../surface/compareSurface';
import {readSurface} from '../surface/readSurface';
import {SOURCES} from '../surface/sources';

const surfaces = readSurfaces();
const source = (name: string) => SOURCES.find(({sdk}) => sdk === name)!;
const folder = mkdtempSync(path.join(tmpdir(), 'sdk-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A release with this text in each of the files that are read. */
function readFrom(name: string, file: string, text: string): Record<string, string> {
  const {root = '', parts} = source(name);
  const target = path.join(folder, name, root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return readSurface({...source(name), parts: parts.filter((part) => part.file === file && !part.between)}, path.join(folder, name));
}

describe('data/sdk-surface.json', () => {
  it('agrees with the pages', () => expect(reportOn(surfaces).lines).toEqual([]));

  it('has the result that the guide names', () =>
    expect(readFileSync('guide/releases.md', 'utf8')).toContain(`\`${reportOn(surfaces).summary}\``));

  it.each(SOURCES)('is of the release that pages install: $sdk', (sdk) => expect(surfaces[sdk.sdk]?.release).toBe(releaseOf(sdk)));
});

describe('readSurface', () => {
  it.each([
    ['python', 'flagsmith/flagsmith.py', '    def {}(self) -> Flags:\n'],
    ['java', 'FlagsmithClient.java', '  public Flags {}(String identifier) {\n'],
    ['go', 'client.go', 'func (c *Client) {}(ctx context.Context) (Flags, error) {\n'],
    ['dotnet', 'FlagsmithClient.cs', '        public async Task<IFlags> {}(string identifier)\n'],
    ['php', 'src/Models/Flags.php', '    public function {}(): Flags\n'],
    ['rust', 'src/flagsmith/mod.rs', '    pub fn {}(&self) -> Flags {\n'],
    ['elixir', 'lib/flagsmith_client.ex', '  def {}(config) do\n'],
    ['swiftpm', 'Flagsmith.swift', '    public func {}(forIdentity identity: String? = nil,\n'],
    ['android', 'Flagsmith.kt', '    fun {}(identity: String) {\n'],
    ['flutter', 'lib/src/flagsmith_client.dart', '  Future<bool> {}() async {\n'],
    ['react', 'react.d.ts', 'export declare function {}(): void;\n'],
    ['cli', 'internal/cmd/segment.go', '\tUse:   "{}",\n'],
  ])('notices a method that is added to %s', (sdk, file, line) => {
    const name = sdk === 'go' ? 'GetEverything' : 'everything';
    const known = line.replace('{}', sdk === 'go' ? 'GetFlags' : 'known');
    expect(readFrom(sdk, file, known)).not.toHaveProperty(name);
    expect(readFrom(sdk, file, `${known}\n${line.replace('{}', name)}`)).toHaveProperty(name);
  });

  it('reads defaults, also from constants', () => {
    const text =
      'const DEFAULT_TIMEOUT = 10;\nthis.timeout = data.timeout ?? DEFAULT_TIMEOUT;\n    async close() {\n    retries: number = 3;\n';
    expect(readFrom('nodejs', 'sdk/index.ts', `${text}    open(\n`)).toMatchObject({timeout: '10', retries: '3'});
  });

  it('names a file that the release moved', () => expect(() => readSurface(source('ruby'), folder)).toThrow('lib/flagsmith.rb is missing'));
});

describe('compareSurface', () => {
  const python = surfaces['python']!;
  const compared = (names: Surface['names']) => compareSurface(source('python'), {...python, names});

  it('reports what is new, gone or has another default', () => {
    const {get_flag, ...others} = python.names;
    expect(get_flag).toBe('');
    expect(compared({...others, get_all_the_flags: '', request_timeout_seconds: '20'})).toEqual({
      missing: ['get_all_the_flags'],
      gone: ['get_flag'],
      defaults: ['request_timeout_seconds: 20 → `10`'],
      stray: [],
    });
  });

  it('reports a reason whose name is gone', () => {
    const {handle_stream_event, ...others} = python.names;
    expect([handle_stream_event, compared(others).stray]).toEqual(['', ['handle_stream_event']]);
  });
});
