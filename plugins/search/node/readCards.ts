/**
 * cards/*.yaml: questions that readers ask often, each with a written answer.
 *
 *   - ask: [three to eight wordings]
 *     answer: |
 *       One to three sentences or three to five steps, then a sample where one helps.
 *     see: /route#anchor
 *
 * The section has to exist and to have every number and code span of the answer, and its page every
 * bold label, so a page that changes stops the build until its cards are true again.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {isMap, isSeq, LineCounter, parseDocument} from 'yaml';

import {escapeRegExp} from '../../shared/escapeRegExp';
import {noSuchSection, type Place} from './addresses';

export type SourceCard = {ask: string[]; answer: string; see: string; place: Place};

const WORDINGS = {least: 3, most: 8};
const SENTENCES = 3;
const STEPS = {least: 3, most: 5};
const FENCE = /^```[^\n]*\n([\s\S]*?)^```/gm;
const CODE = /`([^`\n]+)`/g;
/** Labels of the dashboard. */
const BOLD = /\*\*([^*\n]+)\*\*/g;
const STEP = /^(?:\d+\.|[-*]) +(.*)/gm;
const NUMBER = /(?<![\p{L}\p{N}_])\d+(?:[.,:]\d+)*/gu;
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

export function readCards(folder: string, places: Map<string, Place>): SourceCard[] {
  if (!existsSync(folder)) return [];
  const problems: string[] = [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const cards = names.sort().flatMap((name) => {
    const text = readFileSync(path.join(folder, name), 'utf8');
    return parseCards(`${path.basename(folder)}/${name}`, text, places, (problem) => problems.push(problem));
  });
  problems.push(...repeatedIn(cards));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return cards;
}

export function parseCards(file: string, text: string, places: Map<string, Place>, report: (problem: string) => void): SourceCard[] {
  const counter = new LineCounter();
  const document = parseDocument(text, {lineCounter: counter});
  for (const {message} of document.errors) report(`${file} is not YAML: ${message}`);
  const list = document.contents;
  if (document.errors.length > 0 || list === null) return [];
  if (!isSeq(list)) {
    report(`${file} needs a list of cards: "- ask: […]", "answer:" and "see:".`);
    return [];
  }
  return list.items.flatMap((item): SourceCard[] => {
    const line = counter.linePos(((item as {range?: number[]}).range ?? [0])[0] ?? 0).line;
    const {ask, answer, see, ...others} = (isMap(item) ? item.toJSON() : {}) as Record<string, unknown>;
    const fail = (problem: string): void => report(`${file}:${line}: ${problem}`);
    if (!isTexts(ask) || ask.length < WORDINGS.least || ask.length > WORDINGS.most) {
      fail(`"ask" needs ${WORDINGS.least} to ${WORDINGS.most} wordings, each a text.`);
      return [];
    }
    if (typeof answer !== 'string' || !answer.trim() || typeof see !== 'string') {
      fail(`"${ask[0]}" needs "answer" (Markdown) and "see" (/route#anchor).`);
      return [];
    }
    const place = places.get(see);
    if (!place) {
      report(noSuchSection(file, line, see, places));
      return [];
    }
    const wrong = [...wrongFields(others), ...wrongForm(answer), ...unproved(answer, see, places)];
    for (const problem of wrong) fail(`"${ask[0]}": ${problem}`);
    return [{ask, answer: answer.trim(), see, place}];
  });
}

/** A wording leads to one card only. */
export function repeatedIn(cards: SourceCard[]): string[] {
  const owners = new Map<string, SourceCard>();
  return cards.flatMap((card) =>
    card.ask.flatMap((wording) => {
      const key = wording
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      const other = owners.get(key);
      owners.set(key, card);
      return other ? [`"${wording}" is asked twice, for ${other.see} and ${card.see}. Remove it from one card.`] : [];
    }),
  );
}

function wrongFields(others: Record<string, unknown>): string[] {
  return Object.keys(others).map((field) => `there is no field "${field}". A card has "ask", "answer" and "see".`);
}

/** What the panel does not show, or what is too long for it. */
function wrongForm(answer: string): string[] {
  const prose = answer.replace(FENCE, '');
  const steps = prose.match(STEP) ?? [];
  const sentences = sentencesOf(prose.replace(STEP, ''));
  return [
    ...(/\]\(/.test(prose) ? ['write no link in "answer"; "see" is the link.'] : []),
    ...(/^(#|\||>)/m.test(prose) ? ['use sentences, steps and a fence; headings, tables and quotations are not shown.'] : []),
    ...(/^```[\s\S]*^(\d+\.|[-*]) /m.test(answer.replace(FENCE, '```')) ? ['move the sample below the last step.'] : []),
    ...(sentences > SENTENCES ? [`${sentences} sentences; write at most ${SENTENCES}, or ${STEPS.least} to ${STEPS.most} steps.`] : []),
    ...(steps.length > 0 && (steps.length < STEPS.least || steps.length > STEPS.most)
      ? [`${steps.length} steps; write ${STEPS.least} to ${STEPS.most}, or up to ${SENTENCES} sentences.`]
      : []),
  ];
}

function sentencesOf(prose: string): number {
  const segments = new Intl.Segmenter('en', {granularity: 'sentence'}).segment(prose.replace(CODE, 'Code').replace(/\s+/g, ' '));
  return [...segments].filter(({segment}) => /\p{L}/u.test(segment)).length;
}

function unproved(answer: string, see: string, places: Map<string, Place>): string[] {
  const page = [...places].filter(([address]) => sharePage(address, see));
  const labels = [...answer.replace(FENCE, '').matchAll(BOLD)].map(([, label = '']) => label);
  const unknown = labels.filter((label) => !page.some(([, {text}]) => says(text, label)));
  const missing = [...unprovedIn(answer, places.get(see)?.text ?? ''), ...unknown];
  if (missing.length === 0) return [];
  const better = page.filter(([, {text}]) => missing.every((fact) => says(text, fact)));
  const hint = better.length > 0 ? `; ${better.map(([address]) => address).join(', ')} does` : '';
  return [`${see} does not say ${missing.join(', ')}${hint}. Correct "answer", or let "see" name the section that says it.`];
}

/** Numbers and code of an answer that the text does not have. */
export function unprovedIn(answer: string, text: string): string[] {
  const code = [...answer.matchAll(FENCE)].map(([, own = '']) => own).join('\n');
  const prose = answer.replace(FENCE, '').replace(STEP, '$1');
  const spans = [...prose.matchAll(CODE)].map(([, span = '']) => span);
  const facts = [...(code.match(IDENTIFIER) ?? []), ...numbersIn(code), ...spans, ...numbersIn(prose.replace(CODE, ' '))];
  return [...new Set(facts)].filter((fact) => !says(text, fact));
}

function sharePage(left: string, right: string): boolean {
  return left.split('#')[0] === right.split('#')[0];
}

function numbersIn(text: string): string[] {
  return normal(text).match(NUMBER) ?? [];
}

/** As a whole: `5` is not in `50` or `0.5`, and `flag` not in `flags`. */
function says(text: string, fact: string): boolean {
  const wanted = normal(fact);
  const [before, after] = /^\d/.test(wanted)
    ? ['(?<![\\p{L}\\p{N}_]|\\d[.,:])', '(?![.,:]?\\d)']
    : [/^\w/.test(wanted) ? '(?<!\\w)' : '', /\w$/.test(wanted) ? '(?!\\w)' : ''];
  return new RegExp(before + escapeRegExp(wanted) + after, 'u').test(normal(text));
}

/** White space and the separator of thousands may differ. */
function normal(text: string): string {
  return text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string' && text.trim() !== '');
}

/** All cards as one Markdown file, for readers and programs that ask for text. */
export function cardsAsMarkdown(cards: SourceCard[], siteUrl: string, baseUrl: string): string {
  const parts = cards.map(({ask, answer, see, place: {page, heading, level}}) => {
    const name = level > 1 ? `${page}: ${heading}` : page;
    return `## ${ask[0]}\n\n${answer}\n\nSource: [${name}](${siteUrl}${baseUrl}${see.slice(1)})`;
  });
  return `${['# Answers', 'Short answers to common questions. Each links to the section of the docs that it is taken from.', ...parts].join('\n\n')}\n`;
}
