/** Text as a pattern that matches it. `RegExp.escape` would do, but Node.js has it from 24 on. */
export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
