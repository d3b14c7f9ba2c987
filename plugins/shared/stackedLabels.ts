/**
 * On a phone the cells of a row are stacked (src/css/stacked-tables.css): "yes" needs
 * to say to what. A style with the names of the columns but the first; none for two columns, which
 * explain themselves, unless the second is the contrary of the first ("Not supported") or has
 * numbers only.
 */
export function stackedLabels(columns: string[], hasNumbers = false): string {
  return Object.entries(stackedStyle(columns, hasNumbers))
    .map(([name, label]) => `${name}:${label}`)
    .join(';');
}

/** The same for an element that the browser makes. */
export function stackedStyle(columns: string[], hasNumbers = false): Record<string, string> {
  if (columns.length < 3 && !hasNumbers && !/^(?:does )?not\b/i.test(columns[1] ?? '')) return {};
  const labels = columns.map((label, index) => [`--c${index + 1}`, `'${label.replace(/['\\]/g, '\\$&')}: '`]);
  return Object.fromEntries(labels.slice(1)) as Record<string, string>;
}
