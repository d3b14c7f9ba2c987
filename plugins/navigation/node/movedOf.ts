/**
 * The field `moved` of a page's front matter: former id → present address. A route may list the
 * ids that are the same there.
 */
export function movedOf({moved = {}}: Record<string, unknown>, file: string): Record<string, string> {
  const entries = typeof moved === 'object' && moved !== null ? Object.entries(moved) : [['', moved] as const];
  const addresses = entries.flatMap(([key, to]): [string, unknown][] =>
    key.startsWith('/') && Array.isArray(to) ? to.map((id) => [String(id), `${key}#${String(id)}`]) : [[key, to]],
  );
  for (const [id, to] of addresses) {
    if (id && typeof to === 'string' && /^\/[^#\s]*#\S+$/.test(to)) continue;
    throw new Error(
      `${file}: front matter "moved": "${id}" has no address. Write it as in \`old-id: /new/page#new-id\`, or \`/new/page: [id]\` for ids that stay the same.`,
    );
  }
  return Object.fromEntries(addresses) as Record<string, string>;
}
