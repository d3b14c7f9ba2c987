/**
 * Checks pages without building the site: `npm run check:page docs/quickstart.mdx docs/clients`.
 * Compiles them, applies the rules of CONTRIBUTING and spells them. Exit 1 with file, line and
 * remedy for every problem.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import sidebars from '../sidebars';
import {checkPage} from '../tests/content/lib/checkPage';
import {compilePage} from '../tests/content/lib/compilePage';
import {listDocIds} from '../tests/content/lib/listDocIds';
import {readPages} from '../tests/content/lib/pages';
import {siteAnchors} from '../tests/content/lib/siteAnchors';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((argument) =>
    argument
      .replace(/^\.\//, '')
      .replace(/^.*\/docs\//, 'docs/')
      .replace(/\/$/, ''),
  );
  const pages = readPages(process.cwd());
  const chosen = pages.filter(({file}) => wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`)));
  if (chosen.length === 0) throw new Error(`no page matches ${wanted.join(', ')}. Name files or folders under docs/.`);
  let problems = 0;
  const report = (text: string) => {
    problems += 1;
    console.log(text);
  };
  let anchors: Map<string, Set<string>>;
  try {
    anchors = siteAnchors(pages, process.cwd());
  } catch (error) {
    report((error as Error).message);
    anchors = new Map(pages.map(({route}) => [route, new Set(['*'])]));
  }
  const named = new Set(Object.values(sidebars).flatMap(listDocIds));
  for (const page of chosen) {
    const id = page.file.replace(/^docs\//, '').replace(/\.mdx$/, '');
    if (!named.has(id)) report(`${page.file}: no menu leads here. Add the page to its section of sidebars.ts.`);
    for (const {file, line, message} of checkPage(page, anchors)) report(`${file}:${line}: ${message}`);
    const failure = await compilePage(page.file, readFileSync(page.file, 'utf8'));
    if (failure) report(`${page.file}: ${failure}`);
  }
  const spelling = spawnSync(
    'npx',
    ['--no', 'cspell', '--no-progress', '--no-summary', '--no-must-find-files', ...chosen.map(({file}) => file)],
    {encoding: 'utf8'},
  );
  for (const line of spelling.stdout.split('\n').filter(Boolean)) report(line);
  console.log(problems === 0 ? `${chosen.length} pages checked, no problem.` : `${chosen.length} pages checked, ${problems} problems.`);
  process.exitCode = problems === 0 ? 0 : 1;
}

runMain(main);
