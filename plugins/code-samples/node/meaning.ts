/**
 * What a sample means, apart from how it is laid out: without comments, and without the white
 * space that its language ignores. Two texts of the same meaning have the same hash.
 */
import {createHash} from 'node:crypto';
import path from 'node:path';

const SLASHES = /\\.|\/\/[^\n]*|\/\*[\s\S]*?\*\//;
const HASHES = /\\.|(?<![^\s;])#[^\n]*/;
const DASHES = /\\.|--[^\n]*/;
const TAGS = /<!--[\s\S]*?-->/;
const STRINGS = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;

const COMMENTS: Record<string, RegExp> = {'.html': TAGS, '.sql': DASHES};
for (const extension of ['.exs', '.ps1', '.py', '.rb', '.sh', '.tf', '.yaml', '.yml']) COMMENTS[extension] = HASHES;

/** Statements end with a semicolon, so the ends of lines mean nothing. */
const FREE = /\.(?:cs|dart|java|m?js|json|php|rs|tsx?)$/;
/** Indentation is part of the program. */
const INDENTED = /\.(?:py|ya?ml)$/;

export function meaningOf(file: string, text: string): string {
  const tokens = tokensOf(text, COMMENTS[path.extname(file)] ?? SLASHES);
  if (!FREE.test(file)) return linesOf(tokens, INDENTED.test(file));
  const words = tokens.filter((token) => token.trim() !== '');
  // A comma before a closing bracket comes and goes with the line break after it.
  return words.filter((word, index) => word !== ',' || !/^[)\]}]$/.test(words[index + 1] ?? '')).join('\n');
}

export function hashOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 12);
}

function tokensOf(text: string, comment: RegExp): string[] {
  const token = new RegExp(`(${comment.source})|${STRINGS.source}|\\w+|[^\\S\\n]+|[\\s\\S]`, 'g');
  const isEscape = (found: string): boolean => found.startsWith('\\');
  return [...text.matchAll(token)].flatMap(([found, dropped]) => (dropped === undefined || isEscape(dropped) ? [found] : []));
}

function linesOf(tokens: string[], isIndented: boolean): string {
  const lines = tokens
    .map((token) => (/^[^\S\n]+$/.test(token) && !isIndented ? ' ' : token))
    .join('')
    .split('\n');
  return lines
    .map((line) => (isIndented ? line.trimEnd() : line.trim()))
    .filter((line) => line.trim() !== '')
    .join('\n');
}
