/**
 * A whole code block as HTML: title bar, buttons, code. Buttons work by delegation
 * (client/codeActions.ts), so nothing here hydrates.
 */
import type {PlacedSample} from '../../code-samples/types';
import {escapeHtml} from '../../shared/escapeHtml';
import {parseFenceMeta} from '../../shared/fenceMeta';
import {highlightLines} from './highlight';
import {languageOf} from './languages';
import {markApiHosts} from './markApiHosts';
import {kindMark, renderWholeFile} from './renderWholeFile';

export type Fence = {code: string; language: string; meta: string | null | undefined; sample?: PlacedSample | undefined};

const PROOF_TITLES: Record<string, string> = {
  executed: 'Run by our tests against a local server; its output is asserted.',
  compiled: 'Compiled or type-checked against the real SDK by our tests.',
  parsed: 'Syntax checked by our tests.',
};

/** Height of the foot with the whole file, in lines of code. */
const FOOT_LINES = 1.7;

export async function renderCodeBlock({code, language, meta, sample}: Fence): Promise<string> {
  const {options, lines: marked} = parseFenceMeta(meta);
  const {id, label} = languageOf(language || 'text');
  const numbered = options['showLineNumbers'] === 'true';
  const highlighted = await highlightLines(code, id);
  const body = highlighted
    .map((line, index) => wrapLine(line, {numbered, marked: marked.has(index + 1), change: changeOf(id, code.split('\n')[index] ?? '')}))
    .join('');
  const title = options['title'];
  // A scrollable region has to be reachable by keyboard, and then it needs a name.
  const name = escapeHtml(title ?? `${label} code`);
  const foot = await renderWholeFile(id, sample);
  return [
    // The number of lines tells the browser the height of a block that it has not laid out yet
    // (src/css/long-pages.css).
    `<figure class="code" data-lang="${id}"${sampleAttributes(sample)} style="--lines:${highlighted.length + (foot ? FOOT_LINES : 0)}">`,
    `<figcaption class="code-bar"><span class="code-title">${escapeHtml(title ?? label)}</span>${kindMark(sample)}${proofBadge(options)}`,
    `<span class="code-actions"><button type="button" data-code-action="wrap" aria-pressed="false">Wrap</button>`,
    `<button type="button" data-code-action="copy">${sample?.whole === undefined ? 'Copy' : 'Copy part'}</button></span></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${name}"${numbered ? ' class="numbered"' : ''}><code>${markApiHosts(body)}</code></pre>`,
    `${foot}</figure>`,
  ].join('');
}

/** What the test over the built pages needs to find the sample again (tests/samples). */
function sampleAttributes(sample: PlacedSample | undefined): string {
  if (!sample) return '';
  const {id, kind, reference} = sample;
  return `${id ? ` id="${id}"` : ''}${reference ? ` data-sample="${escapeHtml(reference)}"` : ''} data-kind="${kind}"`;
}

function wrapLine(html: string, line: {numbered: boolean; marked: boolean; change: '' | 'add' | 'del'}): string {
  const classes = [line.marked && 'marked', line.change].filter(Boolean).join(' ');
  if (!classes && !line.numbered) return `${html}\n`;
  return `<span class="${['line', classes].filter(Boolean).join(' ')}">${html}\n</span>`;
}

function changeOf(language: string, line: string): '' | 'add' | 'del' {
  if (language !== 'diff') return '';
  if (line.startsWith('+')) return 'add';
  return line.startsWith('-') ? 'del' : '';
}

function proofBadge(options: Record<string, string>): string {
  const level = options['level'];
  if (!level) return '';
  const sdk = options['sdk'];
  return `<span class="code-proof" data-level="${escapeHtml(level)}" title="${escapeHtml(PROOF_TITLES[level] ?? '')}">${escapeHtml(level)}${sdk ? ` · ${escapeHtml(sdk)}` : ''}</span>`;
}
