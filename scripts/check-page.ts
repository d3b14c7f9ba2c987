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
import sidebars from '../sidebars';
import {accept} from './conformance/accept';
import {collectChecks, pageFile, type Collected} from './conformance/collect';
import {NOT_LABELS, readNotLabels, uncheckedLabels, unprintedLabels} from './conformance/labels/pages';
import {judgeAll, type Verdict} from './conformance/results';
import {checkCapability} from './lib/pages/capability';
import {checkFences} from './lib/pages/checkFences';
import {checkPage, type Problem} from './lib/pages/checkPage';
import {checkCards, checkIdentity, checkNamed, checkRelated} from './lib/pages/checkSite';
import {compilePage} from './lib/pages/compilePage';
import {checkFenceSources} from './lib/pages/fenceSources';
import {listDocIds} from './lib/pages/listDocIds';
import {checkQuickAnswers} from './lib/pages/quickAnswers';
import {checkDefaults, checkFact, readFacts} from './lib/pages/repeatedFacts';
import {longSentences} from './lib/pages/sentences';
import {siteAnchors} from './lib/pages/siteAnchors';
import {spell} from './lib/pages/spell';
import {checkVariables} from './lib/pages/variables';
import {wrongWords} from './lib/pages/words';
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
    ...(await Promise.all(chosen.map((page) => checkSource(page, pages, checks)))).flat(),
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

async function checkSource(page: Page, pages: Page[], checks: Collected[]): Promise<string[]> {
  const {file} = page;
  const source = readFileSync(file, 'utf8');
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const isInMenu = Object.values(sidebars).flatMap(listDocIds).includes(id);
  const parts: (() => Problem[] | Promise<Problem[]>)[] = [
    () => (isInMenu ? [] : [{file, line: 1, message: 'no menu leads here. Add the page to its section of sidebars.ts.'}]),
    () => checkPage(page, anchorsOf(pages)),
    () => [...longSentences(source), ...wrongWords(source)].map((fault) => ({file, ...fault})),
    () => checkQuickAnswers(page, '.'),
    () => checkDefaults(page),
    () => checkVariables(page),
    () => checkCapability(page),
    () => checkIdentity(page, pages),
    () => checkNamed(page, anchorsOf(pages)),
    () => checkCards(page),
    () => checkRelated(page, pages),
    () => checkFenceSources(page, checks),
    () => checkFences(page),
  ];
  const failure = await compilePage(file, source);
  const found = await Promise.all(parts.map((part) => attempt(async () => (await part()).map(toLine), file)));
  return [...found.flat(), ...(failure ? [`${file}: ${failure}`] : []), ...(await attempt(() => problemsOn(id), file))];
}

/** A check that cannot run is a problem of the page, and the others are still told. */
async function attempt(check: () => string[] | Promise<string[]>, file?: string): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    const {message} = error as Error;
    return [file && !message.startsWith(file) ? `${file}: ${message}` : message];
  }
}

let anchors: Map<string, Set<string>> | undefined;

function anchorsOf(pages: Page[]): Map<string, Set<string>> {
  return (anchors ??= siteAnchors(pages, process.cwd()));
}

function toLine({file, line, message}: Problem): string {
  return `${file}:${line}: ${message}`;
}

runMain(main);
