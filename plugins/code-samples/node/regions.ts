/**
 * `# region: name`, `// endregion: name`, `-- region: name`,
 * `<!-- region: name -->`, `{/* region: name *}` …
 */
const MARKER = /^\s*(?:#|\/\/|--|;|%|<!--|\{?\/\*)\s*(end)?region:\s*([A-Za-z0-9][\w-]*)\s*(?:-->|\*\/\}?)?\s*$/;

/** `// proof: …`: the rest of the file runs the sample in the tests and is printed nowhere. */
const PROOF = /^(?:#|\/\/)\s*proof:/;

export type SampleText = {
  /** The file without its markers and without what only proves it. */
  whole: string;
  /** What comes after `proof:`. */
  driver: string;
  regions: Map<string, string>;
};

/** Cuts a sample file into its named regions. `name` is used in messages only. */
export function readRegions(source: string, name: string): SampleText {
  const kept: string[] = [];
  const open = new Map<string, {line: number; from: number}>();
  const spans = new Map<string, [from: number, to: number]>();
  const lines = source.replace(/\r\n/g, '\n').split('\n');
  const end = lines.findIndex((line) => PROOF.test(line));
  const driver = end < 0 ? '' : lines.splice(end).join('\n');
  for (const [index, line] of lines.entries()) {
    const marker = MARKER.exec(line);
    const region = marker?.[2];
    if (!marker || !region) {
      kept.push(line);
    } else if (marker[1]) {
      const start = open.get(region);
      if (!start) throw new Error(`${name}:${index + 1}: "endregion: ${region}" closes a region that is not open.`);
      open.delete(region);
      spans.set(region, [start.from, kept.length]);
    } else {
      if (open.has(region) || spans.has(region)) throw new Error(`${name}:${index + 1}: region "${region}" exists twice. Rename one.`);
      open.set(region, {line: index + 1, from: kept.length});
    }
  }
  for (const [region, {line}] of open) throw new Error(`${name}:${line}: region "${region}" is never closed. Add "endregion: ${region}".`);
  const regions = new Map([...spans].map(([region, [from, to]]) => [region, dedent(kept.slice(from, to))]));
  return {whole: dedent(kept), driver, regions};
}

/** Removes the indentation that all lines share, and blank lines at both ends. */
export function dedent(lines: string[]): string {
  const filled = lines.filter((line) => line.trim() !== '');
  const indents = filled.map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const shared = indents.reduce((a, b) => commonPrefix(a, b), indents[0] ?? '');
  return lines
    .map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trimStart()).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}
