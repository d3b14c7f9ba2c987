/** Ids of the pages that a sidebar, or a part of one, names. */
export function listDocIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(listDocIds);
  const {id, items, link} = (item ?? {}) as {id?: string; items?: unknown; link?: {id?: string}};
  return [...[id, link?.id].filter((one) => one !== undefined), ...listDocIds(items ?? [])];
}
