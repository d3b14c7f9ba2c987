/**
 * A loader for `npm run dev`: a page is compiled again when a file changes that its text is made
 * of. Production builds know by other means which pages are stale (scripts/lib/buildCache.ts).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Tables of plugins/data-tables/node/releaseTables.ts. */
const RELEASE_TABLES = {'known-problems': 'data/known-problems', upgrades: 'data/upgrades.json'};

const NAMED = [
  {pattern: /<DataTable\s[^>]*?name="([\w-]+)"/g, fileOf: (name) => RELEASE_TABLES[name] ?? `data/tables/${name}.json`},
  {pattern: /sample="([^"#]+)/g, fileOf: (name) => `samples/${name}`},
  {pattern: /<Api(Operations?|Info)\b/g, fileOf: () => 'openapi/edge-api.yaml'},
  {pattern: /<Release\b/g, fileOf: () => 'data/release.json'},
  {pattern: /<SdkGrid\b/g, fileOf: () => 'data/sdks.json'},
  {pattern: /<TaskChooser\b/g, fileOf: () => 'data/tasks.json'},
  {pattern: /<IntegrationGrid\b/g, fileOf: () => 'data/integrations.json'},
  {pattern: /<SdkVersion\b|sample="/g, fileOf: () => 'data/sdk-versions.json'},
];
const PICTURE = /!\[[^\]]*\]\((\.[^)\s]+)/g;

export default function watchFacts(source) {
  const {siteDir} = this.getOptions();
  for (const {pattern, fileOf} of NAMED)
    for (const [, name] of source.matchAll(pattern)) {
      const file = path.join(siteDir, fileOf(name));
      if (path.extname(file)) this.addDependency(file);
      else this.addContextDependency(file);
    }
  for (const [, file] of source.matchAll(PICTURE)) {
    const picture = path.resolve(path.dirname(this.resourcePath), file);
    this.addDependency(picture);
    const dark = picture.replace(/(\.\w+)$/, '.dark$1');
    if (existsSync(dark)) this.addDependency(dark);
  }
  // Terms are marked in the text of every page. Other facts are asked for above: to compile all
  // pages again takes minutes.
  this.addDependency(path.join(siteDir, 'data/terms.json'));
  return source;
}
