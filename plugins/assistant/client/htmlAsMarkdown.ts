/**
 * Converts blocks of a page, as search stores them, to Markdown for the copy button of an answer.
 * URLs become absolute; controls and decoration are left out.
 */
const SCREEN_ONLY = 'button, svg, script, style, wbr, .code-bar, .row-mark, .hash-link, .visually-hidden';

/** `host`: the reader's own server, for samples. */
export function htmlAsMarkdown(html: string, origin: string, host?: string): string {
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(SCREEN_ONLY)) element.remove();
  for (const link of body.querySelectorAll('a')) makeWhole(link, 'href', origin);
  for (const image of body.querySelectorAll('img')) makeWhole(image, 'src', origin);
  for (const mark of host ? body.querySelectorAll('[data-api-host]') : []) mark.textContent = host ?? null;
  return blocksOf(body).join('\n\n');
}

function makeWhole(element: Element, attribute: string, origin: string): void {
  element.setAttribute(attribute, new URL(element.getAttribute(attribute) ?? '', origin).href);
}

const BLOCKS = new Set(['P', 'UL', 'OL', 'TABLE', 'PRE', 'DIV', 'FIGURE', 'DETAILS', 'SUMMARY', 'BLOCKQUOTE']);

function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let line = '';
  const flush = (): void => {
    if (line.trim()) blocks.push(line.trim());
    line = '';
  };
  for (const node of parent.childNodes) {
    if (!(node instanceof Element) || !BLOCKS.has(node.tagName)) {
      line += inline(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node));
  }
  flush();
  return blocks;
}

function blockOf(element: Element): string[] {
  const {tagName} = element;
  if (element.matches('.admonition')) return [blocksOf(element).join('\n\n').replace(/^/gm, '> ').replace(/ $/gm, '')];
  if (element.matches('.admonition-title')) return [title(element)];
  if (tagName === 'PRE') return [fence(element)];
  if (tagName === 'TABLE') return [table(element)];
  if (tagName === 'UL' || tagName === 'OL') return [list(element)];
  if (tagName === 'P' || tagName === 'SUMMARY') return [inlineOf(element)].filter(Boolean);
  return blocksOf(element);
}

/** "Warning" is the kind; most call-outs say more. */
function title(element: Element): string {
  const kind = element.querySelector('.admonition-kind')?.textContent?.trim() ?? '';
  const text = (element.textContent ?? '').trim().slice(kind.length).trim();
  return `**${[kind, text].filter(Boolean).join(': ')}**`;
}

function fence(pre: Element): string {
  const language = pre.closest('figure')?.dataset['lang'] ?? '';
  return `\`\`\`${language === 'text' ? '' : language}\n${pre.textContent?.trimEnd() ?? ''}\n\`\`\``;
}

function list(element: Element): string {
  const first = Number(element.getAttribute('start') ?? 1);
  const items = [...element.children].map((item, index) => {
    const marker = element.tagName === 'OL' ? `${first + index}. ` : '- ';
    const blocks = blocksOf(item);
    const isTight = blocks.slice(1).every((block) => /^(?:- |\d+\. )/.test(block));
    return marker + blocks.join(isTight ? '\n' : '\n\n').replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
  });
  return items.join('\n');
}

function table(element: Element): string {
  const rows = [...element.querySelectorAll('tr')].map((row) => [...row.children].map(cell));
  const [header = [], ...body] = element.querySelector('thead') ? rows : [rows[0]?.map(() => '') ?? [], ...rows];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...body.map(line)].join('\n');
}

function cell(element: Element): string {
  return blocksOf(element).join(' ').replace(/\s+/g, ' ').replaceAll('|', '\\|');
}

function inlineOf(element: Element): string {
  return [...element.childNodes].map(inline).join('').trim();
}

function inline(node: Node): string {
  if (!(node instanceof Element)) return escapeText(node.textContent ?? '');
  const inner = [...node.childNodes].map(inline).join('');
  if (node instanceof HTMLImageElement) return node.closest('.only-dark') ? '' : `![${node.alt}](${node.src})`;
  if (!inner.trim()) return node.tagName === 'BR' ? '\n' : inner;
  if (node.tagName === 'CODE' || node.tagName === 'KBD') return code(node.textContent ?? '');
  if (node.tagName === 'STRONG') return `**${inner}**`;
  if (node.tagName === 'EM') return `*${inner}*`;
  // Links of terms, rows and pictures are controls, not content.
  if (node.tagName === 'A' && !node.matches('.term, .row-anchor, [data-enlarge]')) return `[${inner}](${node.getAttribute('href') ?? ''})`;
  return inner;
}

function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Only what would be read as Markdown: a name like `api_url` stays as it is. */
function escapeText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[*`]|<(?=[a-z/!])|\b_|_\b/gi, '\\$&');
}
