/**
 * Reads what an author wrote after a fence's language: `title="app.py" {3,7-9} showLineNumbers
 * sample="python/app.py#init"`.
 */
type FenceMeta = {
  /** `key="value"` and bare words (as "true"). */
  options: Record<string, string>;
  /** Line numbers named in braces, from 1. */
  lines: Set<number>;
};

export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const options: Record<string, string> = {};
  const lines = new Set<number>();
  const pattern = /([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))|\{([\d,\s-]+)\}|([\w-]+)/g;
  for (const match of (meta ?? '').matchAll(pattern)) {
    const [, key, double, single, bare, range, word] = match;
    if (key) options[key] = double ?? single ?? bare ?? '';
    else if (range) addRange(range, lines);
    else if (word) options[word] = 'true';
  }
  return {options, lines};
}

function addRange(range: string, lines: Set<number>): void {
  for (const part of range.split(',')) {
    const [from, to] = part.split('-').map((number) => Number.parseInt(number, 10));
    if (from === undefined || Number.isNaN(from)) continue;
    for (let line = from; line <= (to ?? from); line += 1) lines.add(line);
  }
}
