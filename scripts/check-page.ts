/**
 * Checks pages without building the site: `npm run check:page docs/quickstart.mdx docs/clients`.
 * Runs what `npm test` would say about a change to them, and exits with 1 when there is a problem.
 * Each is printed with file, line and remedy.
 *
 *   --accept   records new wordings and pages of checked sentences, and removes results
 *              without a check
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {readPages, type Page} from '../plugins/shared/pageSource';
import {readResults} from '../plugins/shared/record/entries';
import {accept} from './conformance/accept';
import {collectChecks, pageFile, type Collected} from './conformance/collect';
import {NOT_LABELS, readNotLabels, uncheckedLabels, unprintedLabels} from './conformance/labels/pages';
import {judgeAll, type Verdict} from './conformance/results';
import {attempt, checkSource, docIdOf, toLine} from './lib/pages/checkSource';
import {compilePage} from './lib/pages/compilePage';
import {checkFact, readFacts} from './lib/pages/repeatedFacts';
import {spell} from './lib/pages/spell';
import {runMain} from './lib/runMain';
import {problemsOn} from './screenshots/known';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {accept: {type: 'boolean', default: false}}, allowPositionals: true});
  const pages = readPages(process.cwd());
  const chosen = choose(pages, positionals);
  // In a process of its own, beside the rest.
  const spelling = spell(chosen.map(({file}) => file));
  // Awaited below; until then, its failure must not end the process.
  spelling.catch(() => undefined);
  const isChosen = (page: string): boolean => chosen.some(({file}) => file === pageFile(page));
  const checks = await collectChecks(isChosen);
  const verdicts = await judgeStatements(checks, isChosen, values.accept);
  const notLabels = readNotLabels();
  const stale = verdicts.filter(({state}) => state === 'stale');
  const problems = [
    ...verdicts.filter(({state}) => state === 'wrong').map(({message}) => message),
    ...(await Promise.all(chosen.map((page) => checkWhole(page, pages, checks)))).flat(),
    ...uncheckedLabels(checks)
      .filter(({label, page}) => isChosen(page) && !notLabels.has(label))
      .map(
        ({label, page}) =>
          `${pageFile(page)}: no check is about **${label}**. Add one to conformance/dashboard/, or the text to ${NOT_LABELS}.`,
      ),
    ...[...unprintedLabels].map((label) => `no page prints **${label}**. Restore it, or take it out of conformance/dashboard/.`),
    ...(await attempt(() =>
      readFacts()
        .flatMap((fact) => checkFact(fact, pages))
        .map(toLine),
    )),
    ...(await attempt(() => spelling)),
  ];
  for (const {message} of stale) console.log(`stale: ${message}`);
  for (const problem of problems) console.log(problem);
  const count = [`${chosen.length} pages checked`, problems.length === 0 ? 'no problem' : `${problems.length} problems`];
  console.log(`${[...count, ...(stale.length > 0 ? [`${stale.length} stale`] : [])].join(', ')}.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function choose(pages: Page[], named: string[]): Page[] {
  const wanted = named.map((name) =>
    name
      .replace(/^\.\//, '')
      .replace(/^.*\/docs\//, 'docs/')
      .replace(/\/$/, ''),
  );
  const chosen = pages.filter(({file}) => wanted.length === 0 || wanted.some((name) => file === name || file.startsWith(`${name}/`)));
  if (chosen.length === 0) throw new Error(`no page matches ${wanted.join(', ')}. Name files or folders under docs/.`);
  return chosen;
}

async function judgeStatements(checks: Collected[], isChosen: (page: string) => boolean, isAccepted: boolean): Promise<Verdict[]> {
  const results = readResults();
  const own = results && {...results, checks: results.checks.filter(({page}) => isChosen(page))};
  const verdicts = judgeAll(own, checks);
  if (!isAccepted) return verdicts;
  for (const line of await accept(verdicts, checks)) console.log(line);
  return verdicts.filter(({reworded, isGone, isMoved}) => !reworded && !isGone && !isMoved);
}

async function checkWhole(page: Page, pages: Page[], checks: Collected[]): Promise<string[]> {
  const {file} = page;
  const failure = await compilePage(file, readFileSync(file, 'utf8'));
  return [
    ...(await checkSource(page, pages, checks)),
    ...(failure ? [`${file}: ${failure}`] : []),
    ...(await attempt(() => problemsOn(docIdOf(file)), file)),
  ];
}

runMain(main);
