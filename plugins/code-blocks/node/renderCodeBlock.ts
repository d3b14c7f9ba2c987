/**
 * A whole code block as HTML: title bar, buttons, code. Buttons work by delegation
 * (client/codeActions.ts), so nothing here hydrates.
 */
import type {PlacedSample} from '../../code-samples/types';
import {escapeHtml} from '../../shared/escapeHtml';
import {parseFenceMeta} from '../../shared/fenceMeta';
import {highlightLines} from './highlight';
import {languageOf} from './languages';
import {markSetup} from './markSetup';
import {kindMark, renderWholeFile} from './renderWholeFile';

export type Fence = {code: string; language: string; meta: string | null | undefined; sample?: PlacedSample | undefined};

/** Height of the foot with the whole file, in lines of code. */
const FOOT_LINES = 1.7;
/** Height of the label below a sample. */
const PROOF_LINES = 1.2;

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
  const proof = sample ? proofLine(sample) : '';
  const height = highlighted.length + (foot ? FOOT_LINES : 0) + (proof ? PROOF_LINES : 0);
  return [
    // The number of lines gives the browser the height of a block that it has not laid out yet
    // (src/css/long-pages.css).
    `<figure class="code" data-lang="${id}"${sampleAttributes(sample)} style="--lines:${Number(height.toFixed(1))}">`,
    `<figcaption class="code-bar"><span class="code-title">${escapeHtml(title ?? label)}</span>${kindMark(sample)}`,
    `<span class="code-actions"><button type="button" data-code-action="wrap" aria-pressed="false">Wrap</button>`,
    `<button type="button" data-code-action="copy">${sample?.whole === undefined ? 'Copy' : 'Copy snippet'}</button></span></figcaption>`,
    `<pre tabindex="0" role="group" aria-label="${name}"${numbered ? ' class="numbered"' : ''}><code>${markSetup(body)}</code></pre>`,
    `${foot}${proof}</figure>`,
  ].join('');
}

/** By these, tests find the sample of a block (tests/content/lib/readPrinted.ts). */
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

function proofLine({proof}: PlacedSample): string {
  if (!proof) return '';
  const {level, label, title} = proof;
  return `<p class="code-proof" data-level="${level}" title="${escapeHtml(title)}">${escapeHtml(label)}</p>`;
}
