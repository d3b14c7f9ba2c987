/**
 * What a sample's block says beyond its code: whether it is complete, and the rest of its
 * file. Works without scripts.
 */
import type {PlacedSample} from '../../code-samples/types';
import {escapeHtml} from '../../shared/escapeHtml';
import {highlightLines} from './highlight';
import {markSetup} from './markSetup';

const FRAGMENT_TITLE = 'Goes into your own code, which has to supply what is named here.';

/** Nothing for a complete sample: that is what readers expect. */
export function kindMark(sample: PlacedSample | undefined): string {
  if (sample?.kind === 'continues')
    return `<a class="code-kind" href="#${sample.continues}">Continues ${escapeHtml(sample.file ?? '')}</a>`;
  if (sample?.kind !== 'fragment') return '';
  return `<span class="code-kind" title="${FRAGMENT_TITLE}">Fragment, with your ${escapeHtml(sample.needs ?? '')}</span>`;
}

/** The fold under an excerpt, or the download alone where the block shows the file itself. */
export async function renderWholeFile(language: string, sample: PlacedSample | undefined): Promise<string> {
  if (sample?.whole === undefined && (sample?.kind !== 'complete' || !sample.download)) return '';
  const file = escapeHtml(sample.file ?? '');
  const download = sample.download ? `<a href="${escapeHtml(sample.download)}" download="${file}">Download ${file}</a>` : '';
  if (sample.whole === undefined) return `<div class="code-foot"><span class="code-actions">${download}</span></div>`;
  const lines = await highlightLines(sample.whole, language);
  // The download has the name already.
  const name = download ? '' : `${file}, `;
  return [
    `<div class="code-foot"><details class="code-whole"><summary>Show the whole file<span> · ${name}${lines.length} lines</span></summary>`,
    `<pre tabindex="0" role="group" aria-label="${file}, whole file"><code>${markSetup(lines.map((line) => `${line}\n`).join(''))}</code></pre></details>`,
    `<span class="code-actions">${download}<button type="button" data-code-action="copy-whole">Copy file</button></span></div>`,
  ].join('');
}
