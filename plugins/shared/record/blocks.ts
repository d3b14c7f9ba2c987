/** A page's source as blocks: paragraphs, list items, rows of tables and fences. */
export type Block = {kind: 'text' | 'row' | 'code'; line: number; text: string};

/** Begins a block of its own, although no empty line is before it. */
const START = /^([-*|>#]|\d+\.\s|<|:::|import )/;

/** Tags, marks of admonitions and imports have their line to themselves. */
const ALONE = /^(<|:::|import )/;

export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let fence: string | undefined;
  const lines = source.replace(/^---\n[\s\S]*?\n---\n/, (front) => front.replace(/[^\n]/g, '')).split('\n');
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    const closes = fence !== undefined && mark !== undefined && mark.startsWith(fence) && line === mark;
    if (mark && (fence === undefined || closes)) {
      fence = closes ? undefined : mark;
      open = undefined;
    } else if (fence) {
      if (open) open.text += `\n${raw}`;
      else blocks.push((open = {kind: 'code', line: index + 1, text: raw}));
    } else if (line === '' || /^\|[\s:|-]+\|$/.test(line)) {
      open = undefined;
    } else if (open?.kind === 'text' && !START.test(line)) {
      open.text += ` ${line}`;
    } else {
      blocks.push((open = {kind: line.startsWith('|') ? 'row' : 'text', line: index + 1, text: line}));
      if (ALONE.test(line)) open = undefined;
    }
  }
  return blocks;
}

/** Cells of a row, which may contain `\|`. */
export function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** Dots of these end no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|vs|No|ca)\.$/;

/** Sentences of a paragraph with their markup, and where each begins. Dots in code end none. */
export function sentencesIn(text: string): {start: number; text: string}[] {
  const plain = text.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  const starts = [0];
  for (const {index, 0: end} of plain.matchAll(/[.!?]["”)*_]*\s+/g))
    if (!ABBREVIATION.test(plain.slice(0, index + 1))) starts.push(index + end.length);
  return starts.map((start, at) => ({start, text: text.slice(start, starts[at + 1]).trim()})).filter(({text: own}) => own !== '');
}
