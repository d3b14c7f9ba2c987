/**
 * What a model wrote, as a small tree that is safe to show: text, code, lists, emphasis and
 * citations. Nothing becomes HTML, and a link is kept only when it leads to a passage that was
 * retrieved; every other URL stays plain text.
 */
export type Inline =
  | {type: 'text' | 'strong' | 'code'; text: string}
  | {type: 'link'; text: string; url: string}
  /** Number of a passage, from 1. */
  | {type: 'citation'; number: number};

export type BlockNode =
  | {type: 'paragraph' | 'heading'; content: Inline[]}
  | {type: 'list'; isOrdered: boolean; items: Inline[][]}
  | {type: 'code'; text: string; language: string};

export function parseSafeMarkdown(source: string, urls: string[]): BlockNode[] {
  const blocks: BlockNode[] = [];
  const lines = source.replaceAll('\r', '').split('\n');
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length > 0) blocks.push({type: 'paragraph', content: parseInline(paragraph.join(' '), urls)});
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence = /^\s*```(\w*)/.exec(line);
    const item = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/.exec(line);
    const heading = /^#{1,6}\s+(.*)$/.exec(line);
    if (fence) {
      flush();
      const end = lines.findIndex((other, position) => position > index && /^\s*```/.test(other));
      // An open fence is still being written.
      const last = end < 0 ? lines.length : end;
      blocks.push({type: 'code', text: lines.slice(index + 1, last).join('\n'), language: fence[1] ?? ''});
      index = last;
    } else if (item) {
      flush();
      const isOrdered = item[1] !== undefined;
      const list = blocks.at(-1);
      const content = parseInline(item[2] ?? '', urls);
      if (list?.type === 'list' && list.isOrdered === isOrdered) list.items.push(content);
      else blocks.push({type: 'list', isOrdered, items: [content]});
    } else if (heading) {
      flush();
      blocks.push({type: 'heading', content: parseInline(heading[1] ?? '', urls)});
    } else if (line.trim() === '') flush();
    else paragraph.push(line.trim());
  }
  flush();
  return blocks;
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[(\d{1,2})\](?!\()|\[([^\]]*)\]\(([^)\s]+)\)/g;

function parseInline(text: string, urls: string[]): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, citation, label, url] = match;
    if (match.index > end) found.push({type: 'text', text: text.slice(end, match.index)});
    end = match.index + whole.length;
    if (code !== undefined) found.push({type: 'code', text: code});
    else if (strong !== undefined) found.push({type: 'strong', text: strong});
    else if (citation !== undefined) {
      const number = Number(citation);
      // A number that no passage has is an invention.
      if (number >= 1 && number <= urls.length) found.push({type: 'citation', number});
    } else if (url !== undefined && urls.some((known) => samePage(known, url)))
      found.push({type: 'link', text: label || url, url: pathOf(url)});
    else found.push({type: 'text', text: label ?? ''});
  }
  if (end < text.length) found.push({type: 'text', text: text.slice(end)});
  return found;
}

function samePage(known: string, url: string): boolean {
  return known.split('#')[0] === pathOf(url).split('#')[0];
}

/**
 * Path and anchor of a URL of this site; anything with another scheme or host never
 * equals a passage's URL.
 */
function pathOf(url: string): string {
  return /^\/(?!\/)/.test(url) ? url : '';
}

/** Numbers of the passages that a text cites, in the order of the first mention. */
export function citedIn(blocks: BlockNode[]): number[] {
  const inline = blocks.flatMap((block) => (block.type === 'code' ? [] : block.type === 'list' ? block.items.flat() : block.content));
  return [...new Set(inline.flatMap((part) => (part.type === 'citation' ? [part.number] : [])))];
}
