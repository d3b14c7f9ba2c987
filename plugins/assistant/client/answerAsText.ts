import type {Passage} from '../../search/client';
import type {Answer} from './useAsk';

/**
 * An answer to paste elsewhere: what was written or quoted, as Markdown, and full
 * addresses of what it rests on.
 */
export function answerAsText({text, passages, isGenerative, status}: Answer, origin: string): string {
  if (isGenerative && status === 'done') {
    const sources = passages.map((passage, index) => `[${index + 1}] ${pathOf(passage)}: ${origin}${passage.url}`);
    return [text.trim(), '', ...sources].join('\n');
  }
  const [lead] = passages;
  return lead ? [...lead.blocks.map(blockAsText), `${pathOf(lead)}: ${origin}${lead.url}`].join('\n\n') : '';
}

/** Where a passage stands: page, headings above, heading. */
export function pathOf({page, parents = [], heading}: Pick<Passage, 'page' | 'parents' | 'heading'>): string {
  return [page, ...parents, heading].filter(Boolean).join(' › ');
}

function blockAsText({kind, text, language = ''}: Passage['blocks'][number]): string {
  if (kind === 'code') return `\`\`\`${language}\n${text}\n\`\`\``;
  if (kind === 'list') return text.replace(/^/gm, '- ');
  if (kind !== 'table') return text;
  const [header = '', ...rows] = text.split('\n').map((row) => `| ${row} |`);
  return [header, header.replace(/[^|]+/g, ' --- '), ...rows].join('\n');
}
