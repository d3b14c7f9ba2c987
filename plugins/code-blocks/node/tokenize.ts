/**
 * Code → HTML with a handful of token classes, by Shiki. Runs on a thread
 * of its own (highlight.ts).
 */
import type {BundledLanguage} from 'shiki';

import {escapeHtml} from '../../shared/escapeHtml';

type Token = {content: string; color?: string};
type Highlighter = (code: string, language: string) => Promise<Token[][]>;

/**
 * Shiki's CSS-variable theme names a variable per kind of token; punctuation and parameters keep
 * the text colour to save spans.
 */
const CLASS_OF_VARIABLE: Record<string, string> = {
  'var(token-keyword)': 'k',
  'var(token-string)': 's',
  'var(token-string-expression)': 's',
  'var(token-comment)': 'c',
  'var(token-constant)': 'n',
  'var(token-function)': 'f',
  'var(token-link)': 'l',
  'var(token-inserted)': 'i',
  'var(token-deleted)': 'd',
};

let highlighter: Promise<Highlighter> | undefined;

async function createHighlighter(): Promise<Highlighter> {
  const shiki = await import('shiki');
  const theme = shiki.createCssVariablesTheme({name: 'site', variablePrefix: '', fontStyle: false});
  const instance = await shiki.createHighlighter({themes: [theme], langs: []});
  const loading = new Map<string, Promise<void>>();
  return async (code, language) => {
    if (!loading.has(language)) loading.set(language, instance.loadLanguage(language as BundledLanguage));
    await loading.get(language);
    // By default a line that takes half a second stays half coloured: on a busy
    // machine two builds would differ.
    return instance.codeToTokensBase(code, {lang: language as BundledLanguage, theme, tokenizeTimeLimit: 0});
  };
}

/** One HTML string per line, without line breaks. */
export async function tokenize(code: string, grammar: string): Promise<string[]> {
  highlighter ??= createHighlighter();
  return (await (await highlighter)(code, grammar)).map(lineToHtml);
}

function lineToHtml(tokens: Token[]): string {
  const merged: {text: string; className: string}[] = [];
  for (const token of tokens) {
    // White space has no colour: keeping it in the running span saves two tags each time.
    const last = merged.at(-1);
    const className = /^\s*$/.test(token.content) && last ? last.className : (CLASS_OF_VARIABLE[token.color ?? ''] ?? '');
    if (last && last.className === className) last.text += token.content;
    else merged.push({text: token.content, className});
  }
  return merged.map(({text, className}) => (className ? `<i class="${className}">${escapeHtml(text)}</i>` : escapeHtml(text))).join('');
}
