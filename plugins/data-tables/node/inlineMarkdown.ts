/**
 * Inline Markdown of a table cell → HTML: code, bold, emphasis, links, line
 * breaks. Anything else is text.
 */
import {escapeHtml} from '../../shared/escapeHtml';
import {keepUnits} from '../../shared/keepUnits';
import {isOption, splitName} from '../../shared/splitName';

/** Names that fit on a line need no places to break at. */
const LONG_NAME = 24;

export function inlineMarkdown(source: string): string {
  return source
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') && part.endsWith('`') && part.length > 2 ? codeHtml(part.slice(1, -1)) : text(part)))
    .join('');
}

export function codeHtml(value: string): string {
  return `<code${isOption(value) ? ' class="option"' : ''}>${splitName(value, LONG_NAME).map(escapeHtml).join('<wbr>')}</code>`;
}

function text(part: string): string {
  return escapeHtml(keepUnits(part))
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, label: string, href: string) => link(label, href))
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/(?:&lt;br ?\/?&gt;|\n)/g, '<br>');
}

function link(label: string, href: string): string {
  if (!/^(https?:\/\/|\/|#|mailto:)/.test(href)) throw new Error(`the link "${href}" is neither a route, an anchor nor a web address.`);
  const external = /^https?:/.test(href) ? ' target="_blank" rel="noopener noreferrer"' : '';
  return `<a href="${href}"${external}>${label}</a>`;
}
