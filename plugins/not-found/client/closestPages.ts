import type {RouteIndex} from '../types';

export type Suggestion = {route: string; title: string};

const MAX = 5;
/** Below this share of common letter pairs a suggestion is more puzzling than helpful. */
const MIN_LIKENESS = 0.34;
/**
 * The folder decides between equal words only: most mistakes are in the last one, and all pages
 * of a folder share the rest.
 */
const WEIGHT_OF_PATH = 0.2;

/**
 * Pages whose last word, title or other name resembles the last word that
 * was asked for, best first.
 */
export function closestPages(pathname: string, {titles, names}: Pick<RouteIndex, 'titles' | 'names'>): Suggestion[] {
  const wanted = normalize(pathname);
  const lastWord = normalize(lastPart(pathname));
  const candidates = [
    ...Object.entries(names).map(([title, route]) => ({route, title, words: [title]})),
    ...Object.entries(titles).map(([route, title]) => ({route, title, words: [lastPart(route), title]})),
  ];
  return candidates
    .map(({route, title, words}) => {
      const likest = Math.max(...words.map((word) => likeness(lastWord, normalize(word))));
      return {route, title, likest, score: likest + WEIGHT_OF_PATH * likeness(wanted, normalize(route))};
    })
    .filter(({likest}) => likest >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .filter(({route}, index, all) => all.findIndex((other) => other.route === route) === index)
    .slice(0, MAX)
    .map(({route, title}) => ({route, title}));
}

function lastPart(route: string): string {
  return route.split('/').filter(Boolean).at(-1) ?? '';
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/\.html$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Dice coefficient over letter pairs: forgiving of swapped words and small typos. */
export function likeness(a: string, b: string): number {
  const pairsA = pairs(a);
  const pairsB = pairs(b);
  if (pairsA.length === 0 || pairsB.length === 0) return a !== '' && a === b ? 1 : 0;
  const rest = [...pairsB];
  let common = 0;
  for (const pair of pairsA) {
    const index = rest.indexOf(pair);
    if (index < 0) continue;
    common += 1;
    rest.splice(index, 1);
  }
  return (2 * common) / (pairsA.length + pairsB.length);
}

function pairs(text: string): string[] {
  return Array.from({length: Math.max(0, text.length - 1)}, (_, index) => text.slice(index, index + 2));
}
