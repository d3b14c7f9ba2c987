/**
 * `npm run ask -- "question"`: what Ask answers and why, from the last build and cards/. Prints the
 * words of the question with their weights, and each candidate with the parts of its score.
 *
 *   npm run ask -- --panel questions.txt   what the panel shows for each line, as text
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';

import {TEXTS} from '../plugins/assistant/client/texts';
import {readCards} from '../plugins/search/node/readCards';
import {openSiteData} from './lib/ask/siteData';
import {runMain} from './lib/runMain';

const MOST = 10;
const ALSO = 3;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {root: {type: 'string', default: 'build'}, panel: {type: 'string'}},
  });
  const question = positionals.join(' ');
  if (values.panel) return printPanel(values.root, readFileSync(values.panel, 'utf8').split('\n').filter(Boolean));
  if (!question) throw new Error('Name a question: npm run ask -- "How do I add a flag?"');
  const {engine, ask} = await openSiteData(values.root, (places) => readCards('cards', places));
  const {words, candidates, confidence, state, card, cards, error} = await engine.explain(question);
  for (const {word, weight, isKnown, terms} of words)
    console.log(`${isKnown ? ' ' : '?'} ${word} (${weight.toFixed(2)}): ${terms.map(([term, share]) => `${term} ${share}`).join(', ')}`);
  console.log(`state ${state}, confidence ${confidence.toFixed(2)}${error >= 0 ? `, documented error in unit ${error}` : ''}`);
  const [best] = [...cards].sort((left, right) => right[1] - left[1]);
  if (best) console.log(`closest card ${best[1].toFixed(2)}${card === best[0] ? ', leads' : ''}: ${ask.cards[best[0]]?.[1]}`);
  for (const {section, score, parts, coverage} of candidates.slice(0, MOST)) {
    const shown = Object.entries(parts).map(([name, value]) => `${name} ${value.toFixed(3)}`);
    console.log(`${score.toFixed(3)}  ${engine.sections[section]?.url}  coverage ${coverage.toFixed(2)}, ${shown.join(', ')}`);
  }
}

async function printPanel(root: string, questions: string[]): Promise<void> {
  const {engine} = await openSiteData(root, (places) => readCards('cards', places));
  for (const question of questions) {
    const {state, row, card, passages} = await engine.ask(question);
    const isFirst = !row && !card && state === 'answer';
    const first = isFirst ? passages[0] : undefined;
    const others = passages.slice(isFirst ? 1 : 0);
    const lead = row
      ? [row.message, ...row.cells.map(({column, text}) => `${column}: ${text}`), pathOf(row)]
      : card
        ? [card.answer, pathOf(card)]
        : first
          ? [pathOf(first), ...first.blocks.map(({text}) => text)]
          : [state === 'closest' ? TEXTS.closest : TEXTS.nothing];
    const also = others.slice(0, ALSO).map((passage) => `- ${pathOf(passage)}: ${passage.line ?? ''}`);
    console.log(['', `### ${question}`, ...lead, ...(also.length > 0 ? [`${TEXTS.also}:`, ...also] : [])].join('\n'));
  }
}

function pathOf({page, heading}: {page: string; heading: string}): string {
  return heading && heading !== page ? `[${page} › ${heading}]` : `[${page}]`;
}

runMain(main);
