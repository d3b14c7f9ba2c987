import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import watchFacts from '../node/watchFacts.mjs';

/** The files whose changes compile a page again. */
function watchedBy(source: string): string[] {
  const files: string[] = [];
  const loader = {
    resourcePath: '/site/docs/page.mdx',
    getOptions: () => ({siteDir: '/site'}),
    addDependency: (file: string) => void files.push(path.relative('/site', file)),
    addContextDependency: (folder: string) => void files.push(path.relative('/site', folder)),
  };
  expect(watchFacts.call(loader, source)).toBe(source);
  return files.sort();
}

describe('watchFacts', () => {
  it.each([
    ['plain text', ['data/terms.json']],
    ['We describe <Release />.', ['data/release.json', 'data/terms.json']],
    ['<DataTable name="limits" where="a=b" />', ['data/tables/limits.json', 'data/terms.json']],
    ['<DataTable name="known-problems" />', ['data/known-problems', 'data/terms.json']],
    ['<ApiOperation id="getFlags" />', ['data/terms.json', 'openapi/edge-api.yaml']],
    ['```go sample="go/main.go#part"', ['data/sdk-versions.json', 'data/terms.json', 'samples/go/main.go']],
    ['![A square](./square.png)', ['data/terms.json', 'docs/square.png']],
  ])('watches what "%s" is made of, and no more', (source, files) => expect(watchedBy(source)).toEqual(files));

  it('knows every file that a component reads its facts from', () => {
    const folder = 'plugins/static-pages/node/content/components';
    const read = readdirSync(folder).flatMap(
      (file) => readFileSync(path.join(folder, file), 'utf8').match(/'(?:data\/)?[\w-]+\.json'/g) ?? [],
    );
    const loader = readFileSync('plugins/static-pages/node/watchFacts.mjs', 'utf8');
    const names = [...new Set(read.map((name) => `'data/${name.replace(/'|data\//g, '')}'`))];
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !loader.includes(name))).toEqual([]);
  });
});
