/** Code → coloured HTML, so that colours are CSS variables and the browser runs no highlighter. */
import path from 'node:path';

import {escapeHtml} from '../../shared/escapeHtml';
import {onOtherThread} from '../../shared/onOtherThread';
import {languageOf} from './languages';

const thread = onOtherThread<typeof import('./tokenize')>(path.join(__dirname, 'tokenize.ts'));
/** The same sample is often on several pages. */
const known = new Map<string, Promise<string[]>>();

/** One HTML string per line, without line breaks. Throws for an undeclared language. */
export async function highlightLines(code: string, fenceLanguage: string): Promise<string[]> {
  const grammar = languageOf(fenceLanguage).grammar;
  if (!grammar) return code.split('\n').map(escapeHtml);
  const key = `${grammar} ${code}`;
  const lines = known.get(key) ?? thread.tokenize(code, grammar);
  known.set(key, lines);
  return lines;
}
