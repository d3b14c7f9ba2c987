/**
 * `npm run score:ask`: how often Ask and search find the place that answers, on the questions of
 * tests/ask/ and the built site. Questions that lead elsewhere are named.
 *
 *   npm run score:ask -- --final     the totals of the final set: at the end, not while tuning
 *   npm run score:ask -- --root other/build
 */
import path from 'node:path';
import {parseArgs} from 'node:util';

import {readOffTopic, readQuestions, readSearches, urlOf} from './lib/ask/questionSet';
import {askAll, scoreAsked, scoreSearched, searchAll, shareOf, statesOf} from './lib/ask/score';
import {openSiteData} from './lib/ask/siteData';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  const {values} = parseArgs({options: {final: {type: 'boolean', default: false}, root: {type: 'string', default: 'build'}}});
  const site = await openSiteData(path.resolve(values.root));
  const set = values.final ? 'final' : 'tune';
  const asked = await askAll(site, readQuestions(set));
  // Misses of the final set stay hidden, so that no one tunes on them.
  if (set === 'tune') {
    for (const {question, page, section, found} of asked)
      if (section !== 0)
        console.log(
          `${page === 0 ? 'section' : 'page   '} ${question.question}\n        wanted ${urlOf(question)}, found ${found.join(' ')}`,
        );
  }
  print(`ask, ${set}, ${asked.length} questions`, scoreAsked(asked));
  const states = await statesOf(site, readOffTopic());
  print(`off-topic, ${states.length} questions`, {
    answered: shareOf(states, (state) => state === 'answer'),
    nothing: shareOf(states, (state) => state === 'nothing'),
  });
  const searched = await searchAll(site, readSearches());
  if (set === 'tune') {
    for (const {search, opens, opensPlace} of searched)
      if (!opensPlace) console.log(`search  ${search.query}\n        wanted ${urlOf(search)}, opens ${opens}`);
  }
  print(`search, ${searched.length} queries`, scoreSearched(searched));
}

function print(title: string, shares: Record<string, number>): void {
  const text = Object.entries(shares).map(([name, share]) => `${name} ${(share * 100).toFixed(1)} %`);
  console.log(`${title}: ${text.join(', ')}`);
}

runMain(main);
