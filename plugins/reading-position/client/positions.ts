/** Positions by route, oldest first. */
export type Position = {route: string; id: string; heading: string};

const KEY = 'docs.positions';
const MAX = 30;

export function readPositions(): Position[] {
  try {
    const stored = JSON.parse(window.localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

/** Without a heading the page was left at its beginning or its end: nothing to continue. */
export function storePosition(route: string, at: {id: string; heading: string} | undefined): void {
  const others = readPositions().filter((position) => position.route !== route);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...others, ...(at ? [{route, ...at}] : [])].slice(-MAX)));
  } catch {
    // Without storage nothing is remembered.
  }
}

function isPosition(value: unknown): value is Position {
  const {route, id, heading} = (value ?? {}) as Partial<Position>;
  return typeof route === 'string' && typeof id === 'string' && typeof heading === 'string';
}
