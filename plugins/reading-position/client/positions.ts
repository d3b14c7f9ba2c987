import {readStoredJson, store} from '../../shared/browser/storage';

/** Positions by route, oldest first. */
export type Position = {route: string; id: string; heading: string};

const KEY = 'docs.positions';
const MAX = 30;

export function readPositions(): Position[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter(isPosition) : [];
}

/** Without a heading the page was left at its beginning or its end: nothing to continue. */
export function storePosition(route: string, at: {id: string; heading: string} | undefined): void {
  const others = readPositions().filter((position) => position.route !== route);
  store(KEY, JSON.stringify([...others, ...(at ? [{route, ...at}] : [])].slice(-MAX)));
}

function isPosition(value: unknown): value is Position {
  const {route, id, heading} = (value ?? {}) as Partial<Position>;
  return typeof route === 'string' && typeof id === 'string' && typeof heading === 'string';
}
