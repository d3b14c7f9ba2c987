/**
 * A loader for `npm run dev`: a page is compiled again when a file changes that its text is made
 * of. Production builds know by other means which pages are stale (scripts/lib/buildCache.ts).
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const NAMED = [
  {pattern: /<DataTable\s[^>]*?name="([\w-]+)"/g, fileOf: (name) => `data/tables/${name}.json`},
  {pattern: /sample="([^"#]+)/g, fileOf: (name) => `samples/${name}`},
  {pattern: /<Api(Operations?|Info)\b/g, fileOf: () => 'openapi/edge-api.yaml'},
];
const PICTURE = /!\[[^\]]*\]\((\.[^)\s]+)/g;

export default function watchFacts(source) {
  const {siteDir} = this.getOptions();
  for (const {pattern, fileOf} of NAMED)
    for (const [, name] of source.matchAll(pattern)) this.addDependency(path.join(siteDir, fileOf(name)));
  for (const [, file] of source.matchAll(PICTURE)) {
    const picture = path.resolve(path.dirname(this.resourcePath), file);
    this.addDependency(picture);
    const dark = picture.replace(/(\.\w+)$/, '.dark$1');
    if (existsSync(dark)) this.addDependency(dark);
  }
  // Terms, versions, the release: any page may use them.
  for (const file of readdirSync(path.join(siteDir, 'data')))
    if (file.endsWith('.json')) this.addDependency(path.join(siteDir, 'data', file));
  return source;
}
