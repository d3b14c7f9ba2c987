/** The shape of a response: paths of its fields with their types. Lists count by their items. */
export function shapeOf(value: unknown, at = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...shapeOf(item, `${at}[]`)]));
  if (value === null || typeof value !== 'object') return new Set([`${at}: ${value === null ? 'null' : typeof value}`]);
  return new Set(Object.entries(value).flatMap(([key, item]) => [...shapeOf(item, at ? `${at}.${key}` : key)]));
}

/** Fields of the first that the second does not have, whatever their type. */
export function missingFields(first: unknown, second: unknown): string[] {
  const fields = (value: unknown): Set<string> => new Set([...shapeOf(value)].map((line) => line.replace(/: \w+$/, '')));
  const has = fields(second);
  const isThere = (field: string): boolean =>
    [...has].some((other) => other === field || other.startsWith(`${field}.`) || other.startsWith(`${field}[`));
  return [...fields(first)].filter((field) => !isThere(field)).sort();
}

/**
 * Fields that both have and of which a type of the first never occurs in the
 * second; `null` fits everything.
 */
export function otherTypes(first: unknown, second: unknown): string[] {
  const types = (value: unknown): Map<string, Set<string>> => {
    const found = new Map<string, Set<string>>();
    for (const line of shapeOf(value)) {
      const [, field = '', type = ''] = /^(.*): (\w+)$/.exec(line) ?? [];
      found.set(field, (found.get(field) ?? new Set<string>()).add(type));
    }
    return found;
  };
  const known = types(second);
  return [...types(first)].flatMap(([field, own]) => {
    const others = known.get(field);
    if (!others || others.has('null') || own.has('null')) return [];
    return [...own].some((type) => others.has(type)) ? [] : [`${field}: ${[...own].join('|')}, not ${[...others].join('|')}`];
  });
}
