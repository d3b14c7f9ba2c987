/**
 * What the models of Ask are fitted on: the part to tune on, as the engine sees it before they
 * judge.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {knowMore, meanDifferent} from '../../../plugins/search/engine/ask/askedWords';
import type {Elsewhere} from '../../../plugins/search/engine/ask/elsewhere';
import {findWords} from '../../../plugins/search/engine/ask/findWords';
import {readPhrases} from '../../../plugins/search/engine/ask/phrases';
import {quoteSection} from '../../../plugins/search/engine/ask/quoteSection';
import {LOOKED_AT, rankSections} from '../../../plugins/search/engine/ask/rankSections';
import {readQuestion} from '../../../plugins/search/engine/ask/readQuestion';
import {createFeatures, type Features} from '../../../plugins/search/engine/ask/features';
import {rerank} from '../../../plugins/search/engine/ask/rerank';
import {priorsOf} from '../../../plugins/search/engine/ask/retrieve';
import {spellQuestion} from '../../../plugins/search/engine/ask/spellQuestion';
import {type Signs, signsOf} from '../../../plugins/search/engine/ask/signs';
import {readUnits} from '../../../plugins/search/engine/ask/units';
import {SearchIndex} from '../../../plugins/search/engine/searchIndex';
import {findLastBuild} from '../../../plugins/search/node/findLastBuild';
import {fitPhrases} from '../../../plugins/search/node/fitPhrases';
import {type QuestionPair, readQuestionPairs} from '../../../plugins/search/node/readQuestionPairs';
import {readThesaurus} from '../../../plugins/search/node/readThesaurus';
import type {AskData, PageText, SearchData} from '../../../plugins/search/types';
import type {Target} from './questionSet';
import {isPassage} from './scoreAsk';

export type Candidate = {features: Features; page: number; isRightPage: boolean; isRight: boolean};
export type Asked = {signs: Signs; candidates: Candidate[]};

/** What phrases tell of a question is learned without it, and without every sixth. */
const FOLDS = 6;

type Training = {
  /**
   * Asks as the engine does, up to where the models judge. Without targets, nothing is right. A
   * question of data/thesaurus.json is judged as if it were not written there.
   */
  ask: (question: string, targets?: Target[]) => Asked;
};

export async function openTraining(build: string): Promise<Training> {
  const folder = findLastBuild(build);
  if (!folder) throw new Error(`There is no search data in ${build}. Run \`npm run build\` first.`);
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(build, 'assets/search', folder, name), 'utf8'));
  const index = new SearchIndex(read('index.json') as SearchData);
  const data = await readUnits(read('ask.json') as AskData, index.places);
  const elsewhere = data.elsewhere;
  const written = readThesaurus('data/thesaurus.json').elsewhere;
  const own = readOwnQuestions();
  const phrases = data.phrases;
  const withoutFold = Array.from({length: FOLDS}, (_, fold) =>
    readPhrases(fitPhrases({...own, elsewhere: written.filter((__, index) => index % FOLDS !== fold)})),
  );
  // The last ones may have no words (packAsk.ts).
  if (written.length < elsewhere.weights.length)
    throw new Error(`${build} is older than data/thesaurus.json. Run \`npm run build\` first.`);
  const texts = new Map<number, PageText>();
  const textOf = (page: number) => {
    const text = texts.get(page) ?? (read(`page-${page}.json`) as PageText);
    texts.set(page, text);
    return text;
  };

  const ask: Training['ask'] = (typed, targets = []) => {
    const number = written.indexOf(typed);
    data.elsewhere = without(elsewhere, number);
    data.phrases = withoutFold[number % FOLDS] ?? phrases;
    const question = spellQuestion(index, data, typed);
    const preferences = readQuestion(question);
    const words = meanDifferent(knowMore(index.wordsOf(question), data));
    const found = findWords(data, words);
    const priors = priorsOf(index, data, index.rank(`${question} `), question);
    const {ranked, scores} = rankSections(data, found, preferences, priors);
    const looked = ranked.slice(0, LOOKED_AT);
    const featuresOf = createFeatures(data, found, preferences, priors, looked);
    const judged = rerank(data, found, preferences, priors, ranked);
    const candidates = looked.flatMap((each): Candidate[] => {
      const section = data.sections[each.section];
      if (!section) return [];
      const {place, page, first} = section;
      const own = targets.filter((target) => target.page === page.url);
      const blocks = own.length > 0 ? textOf(page.index).sections.find(([, id]) => id === (place.url.split('#')[1] ?? ''))?.[2] : undefined;
      const quoted = blocks && quoteSection({blocks, first, best: each.best}, scores, preferences);
      const passage = quoted && {url: place.url, page: page.title, heading: place.heading, parents: place.parents, ...quoted};
      return [
        {
          features: featuresOf(each),
          page: page.index,
          isRightPage: own.length > 0,
          isRight: passage !== undefined && own.some((target) => isPassage(passage, target)),
        },
      ];
    });
    return {signs: signsOf(data, question, judged, words, found, preferences, priors), candidates};
  };
  return {ask};
}

/** What phrases are learned from, besides `elsewhere`. */
function readOwnQuestions(): {written: string[]; pairs: QuestionPair[]} {
  const files = readdirSync('data/questions').map((name) => readFileSync(path.join('data/questions', name), 'utf8'));
  const entries = files.flatMap((text) => Object.values(JSON.parse(text) as Record<string, (string | {asked: string[]})[]>).flat());
  return {
    written: entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.asked)),
    pairs: readQuestionPairs('data/question-pairs.json'),
  };
}

function without({lists, weights}: Elsewhere, own: number): Elsewhere {
  if (own < 0) return {lists, weights};
  return {lists: new Map([...lists].map(([term, numbers]) => [term, numbers.filter((number) => number !== own)])), weights};
}
