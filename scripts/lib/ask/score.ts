/** How often Ask and search find the place that answers. */
import type {AskAnswer} from '../../../plugins/search/types';
import {type OffTopic, type Question, type Search, targetsOf, urlOf} from './questionSet';
import type {SiteData} from './siteData';

/**
 * Positions from 0; -1 when it is not among the first three. A card is scored as the section that
 * it links to.
 */
export type Asked = {question: Question; page: number; section: number; state: AskAnswer['state']; found: string[]};
export type Searched = {search: Search; rank: number; opens: string; opensPlace: boolean};

const COUNTED = 3;
const LIMIT = 10;

export async function askAll({engine, ask}: SiteData, questions: Question[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const {candidates, card, error, state} = await engine.explain(question.question);
    const lead =
      card >= 0 ? ask.cards[card]?.[0] : engine.sections.find(({first, count}) => error >= first && error < first + count)?.number;
    const numbers = [...new Set([...(lead === undefined ? [] : [lead]), ...candidates.map(({section}) => section)])].slice(0, COUNTED);
    const found = numbers.map((number) => engine.sections[number]?.url ?? '');
    const targets = targetsOf(question);
    asked.push({
      question,
      page: found.findIndex((url) => targets.some(({page}) => url.split('#')[0] === page)),
      section: found.findIndex((url) => targets.some((target) => url === urlOf(target))),
      state,
      found,
    });
  }
  return asked;
}

export async function statesOf({engine}: SiteData, questions: OffTopic[]): Promise<AskAnswer['state'][]> {
  const states: AskAnswer['state'][] = [];
  for (const {question} of questions) states.push((await engine.explain(question)).state);
  return states;
}

export async function searchAll({engine}: SiteData, searches: Search[]): Promise<Searched[]> {
  const searched: Searched[] = [];
  for (const search of searches) {
    const {hits} = await engine.search(search.query, {limit: LIMIT});
    const targets = targetsOf(search);
    const [best] = hits;
    const opens = ((best?.isSectionBest ? best.sections[0]?.url : best?.url) ?? '').replace(/\?[^#]*/, '');
    searched.push({
      search,
      rank: hits.findIndex(({url}) => targets.some(({page}) => url.split('?')[0] === page)) + 1,
      opens,
      opensPlace: targets.some((target) => urlOf(target) === opens),
    });
  }
  return searched;
}

export function scoreAsked(asked: Asked[]) {
  return {
    pageFirst: shareOf(asked, ({page}) => page === 0),
    pageInThree: shareOf(asked, ({page}) => page >= 0),
    sectionFirst: shareOf(asked, ({section}) => section === 0),
    sectionInThree: shareOf(asked, ({section}) => section >= 0),
    answered: shareOf(asked, ({state}) => state === 'answer'),
    nothing: shareOf(asked, ({state}) => state === 'nothing'),
  };
}

export function scoreSearched(searched: Searched[]) {
  return {
    meanReciprocalRank: searched.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0) / searched.length,
    pageFirst: shareOf(searched, ({rank}) => rank === 1),
    placeFirst: shareOf(searched, ({opensPlace}) => opensPlace),
  };
}

export function shareOf<Item>(items: Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / items.length;
}
