import {readHost} from '../../preferences/client';
import type {Passage, PassageBlock} from '../../search/client';
import {htmlAsMarkdown} from './htmlAsMarkdown';
import {leadBlocks} from './leadBlocks';
import {pathOf} from './pathOf';
import type {Answer} from './useAsk';

/**
 * An answer to paste elsewhere: what was written or quoted, as Markdown, and full
 * URLs of its sources.
 */
export function answerAsText({text, passages, card, row, isGenerative, status}: Answer, origin: string): string {
  const linkTo = (passage: Pick<Passage, 'url' | 'page' | 'heading'>) => `[${pathOf(passage)}](${origin}${passage.url})`;
  // Numbered as they are cited.
  if (isGenerative && status === 'done')
    return `${text.trim()}\n\n${passages.map((passage, index) => `${index + 1}. ${linkTo(passage)}`).join('\n')}`;
  if (row) return [row.message, ...row.cells.map(({column, text: cell}) => `${column}: ${cell}`), `Source: ${linkTo(row)}`].join('\n\n');
  if (card) return `${card.answer}\n\nSource: ${linkTo(card)}`;
  const [lead] = passages;
  return lead
    ? [...leadBlocks(lead.blocks).map((block) => blockAsText(block, origin)), `Source: ${linkTo(lead)}`].filter(Boolean).join('\n\n')
    : '';
}

function blockAsText({kind, text, html, language = ''}: PassageBlock, origin: string): string {
  if (html) return htmlAsMarkdown(html, origin, readHost());
  if (kind === 'code') return `\`\`\`${language}\n${text}\n\`\`\``;
  if (kind === 'list') return text.replace(/^/gm, '- ');
  if (kind !== 'table') return text;
  const [header = '', ...rows] = text.split('\n').map((row) => `| ${row} |`);
  return [header, header.replace(/[^|]+/g, ' --- '), ...rows].join('\n');
}
