/**
 * Compares a response that a page prints with the one that came. Text, booleans and `null` have to
 * be equal; numbers, dates, ids and whatever the page cuts with `…` count by their kind.
 */
export type Comparison = {
  /** The page shows part of the fields, or part of a list, and says so. */
  shortened?: boolean;
  /**
   * An example with names and states of its own: all values count by their kind, and `null` stands
   * for any.
   */
  kindsOnly?: boolean;
};

const KINDS: [RegExp, string][] = [
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/, '{time}'],
  [/^\d{4}-\d\d-\d\d$/, '{day}'],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '{uuid}'],
  [/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, '{minute}'],
  [/\b\d+ seconds?\b/, '{seconds}'],
];

export function responseDifferences(shown: unknown, actual: unknown, how: Comparison = {}, at = 'response'): string[] {
  if (how.kindsOnly && (shown === null || actual === null)) return [];
  if (Array.isArray(shown)) return listDifferences(shown, actual, how, at);
  if (isObject(shown)) return objectDifferences(shown, actual, how, at);
  if (typeof shown === 'number') return typeof actual === 'number' ? [] : [difference(at, actual, shown)];
  if (typeof shown === 'string' && typeof actual === 'string') return fits(shown, actual, how) ? [] : [difference(at, actual, shown)];
  return shown === actual || (how.kindsOnly && typeof shown === typeof actual) ? [] : [difference(at, actual, shown)];
}

function listDifferences(shown: unknown[], actual: unknown, how: Comparison, at: string): string[] {
  if (!Array.isArray(actual)) return [difference(at, actual, shown)];
  if (how.kindsOnly && (shown.length === 0 || actual.length === 0)) return [];
  if (!how.shortened) {
    if (shown.length !== actual.length) return [`${at} has ${actual.length} items, the page shows ${shown.length}`];
    return shown.flatMap((item, index) => responseDifferences(item, actual[index], how, `${at}[${index}]`));
  }
  return shown.flatMap((item, index) =>
    actual.some((other) => responseDifferences(item, other, how).length === 0)
      ? []
      : [`${at} has no item like the one shown at ${index}: ${text(actual)}`],
  );
}

function objectDifferences(shown: Record<string, unknown>, actual: unknown, how: Comparison, at: string): string[] {
  if (!isObject(actual)) return [difference(at, actual, shown)];
  const [wanted, found] = [Object.keys(shown), Object.keys(actual)];
  const missing = wanted.filter((key) => !(key in actual));
  if (missing.length > 0) return [`${at} lacks ${missing.join(', ')}: ${text(actual)}`];
  if (!how.shortened && wanted.join() !== found.join())
    return [`${at} has the fields ${found.join(', ')}, the page shows ${wanted.join(', ')}`];
  return wanted.flatMap((key) => responseDifferences(shown[key], actual[key], how, `${at}.${key}`));
}

function fits(shown: string, actual: string, {kindsOnly}: Comparison): boolean {
  const cut = shown.indexOf('…');
  if (cut >= 0) return actual.startsWith(shown.slice(0, cut)) && actual.endsWith(shown.slice(cut + 1));
  const [wanted, found] = [normalise(shown), normalise(actual)];
  return wanted === found || (kindsOnly === true && !wanted.startsWith('{') && !found.startsWith('{'));
}

function normalise(value: string): string {
  return KINDS.reduce((sum, [pattern, kind]) => sum.replace(pattern, kind), value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function difference(at: string, actual: unknown, shown: unknown): string {
  return `${at} is ${text(actual)}, the page shows ${text(shown)}`;
}

function text(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 300);
}
