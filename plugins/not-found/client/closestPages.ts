export type Suggestion = {route: string; title: string};

const MAX = 5;
/** Below this share of common letter pairs a suggestion is more puzzling than helpful. */
const MIN_LIKENESS = 0.25;

/** Pages whose address or title resembles the one that was asked for, best first. */
export function closestPages(pathname: string, titles: Record<string, string>): Suggestion[] {
  const wanted = normalize(pathname);
  const lastPart = normalize(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return Object.entries(titles)
    .map(([route, title]) => ({
      route,
      title,
      score: Math.max(
        likeness(wanted, normalize(route)),
        likeness(lastPart, normalize(route.split('/').filter(Boolean).at(-1) ?? '')),
        likeness(lastPart, normalize(title)),
      ),
    }))
    .filter(({score}) => score >= MIN_LIKENESS)
    .sort((a, b) => b.score - a.score || a.route.localeCompare(b.route))
    .slice(0, MAX)
    .map(({route, title}) => ({route, title}));
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
