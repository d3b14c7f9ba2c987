/**
 * `npm run check:cards cards/sdks.yaml`: checks answer cards against the pages of the last build.
 * Without a file, all of them. Prints each problem with file, line and remedy, then the wordings
 * that their card does not answer, and exits with 1 after a problem.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {parseCards, repeatedIn, type SourceCard} from '../plugins/search/node/readCards';
import {openSiteData} from './lib/ask/siteData';
import {longSentences} from './lib/pages/sentences';
import {spell} from './lib/pages/spell';
import {wrongWords} from './lib/pages/words';
import {runMain} from './lib/runMain';

const FOLDER = 'cards';

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({allowPositionals: true, options: {root: {type: 'string', default: 'build'}}});
  const files = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.yaml') ? [`${FOLDER}/${name}`] : []));
  const chosen = positionals.length > 0 ? positionals.map((name) => path.relative('.', name)) : files;
  const missing = chosen.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: there is no such file. Name files like ${files[0]}.`);

  const problems: string[] = [];
  const spelling = spell(chosen);
  let cards: (SourceCard & {file: string})[] = [];
  const {engine} = await openSiteData(values.root, (places) => {
    cards = files.flatMap((file) => {
      const report = (problem: string) => chosen.includes(file) && problems.push(problem);
      return parseCards(file, readFileSync(file, 'utf8'), places, report).map((card) => ({...card, file}));
    });
    return cards;
  });
  problems.push(...repeatedIn(cards));
  for (const file of chosen) {
    const text = readFileSync(file, 'utf8');
    for (const {line, message} of [...longSentences(text), ...wrongWords(text)]) problems.push(`${file}:${line}: ${message}`);
  }
  problems.push(...(await spelling));
  for (const problem of problems) console.log(problem);

  for (const [number, {ask, file}] of cards.entries())
    for (const wording of chosen.includes(file) ? ask : []) {
      const {card} = await engine.explain(wording);
      if (card !== number) console.log(`not led by its card: "${wording}"${card < 0 ? '' : `, but by "${cards[card]?.ask[0]}"`}`);
    }
  console.log(`${cards.filter(({file}) => chosen.includes(file)).length} cards checked, ${problems.length || 'no'} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

runMain(main);
