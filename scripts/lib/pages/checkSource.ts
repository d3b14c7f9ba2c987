/** All rules for the source of one page. */
import {readFileSync} from 'node:fs';

import type {Page} from '../../../plugins/shared/pageSource';
import sidebars from '../../../sidebars';
import type {Collected} from '../../conformance/collect';
import {checkCapability} from './capability';
import {checkFences} from './checkFences';
import {checkPage, type Problem} from './checkPage';
import {checkCards, checkIdentity, checkNamed, checkRelated} from './checkSite';
import {checkFenceSources} from './fenceSources';
import {listDocIds} from './listDocIds';
import {checkQuickAnswers} from './quickAnswers';
import {checkDefaults} from './repeatedFacts';
import {longSentences} from './sentences';
import {siteAnchors} from './siteAnchors';
import {checkVariables} from './variables';
import {wrongWords} from './words';

export async function checkSource(page: Page, pages: Page[], checks: Collected[]): Promise<string[]> {
  const {file} = page;
  const source = readFileSync(file, 'utf8');
  const isInMenu = Object.values(sidebars).flatMap(listDocIds).includes(docIdOf(file));
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
  return (await Promise.all(parts.map((part) => attempt(async () => (await part()).map(toLine), file)))).flat();
}

/** A check that cannot run is a problem of the page, and the others are still told. */
export async function attempt(check: () => string[] | Promise<string[]>, file?: string): Promise<string[]> {
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

export function docIdOf(file: string): string {
  return file.replace(/^docs\//, '').replace(/\.mdx$/, '');
}

export function toLine({file, line, message}: Problem): string {
  return `${file}:${line}: ${message}`;
}
