import type {Passage} from '../../search/client';

type Block = Passage['blocks'][number];

const BOX = /^<div class="admonition[^>]* data-box="\d+">/;
const END = '</div>';

/**
 * Title, paragraphs and code of a call-out are separate blocks, each in its own box; neighbours are
 * merged into one box. A table that is shown in two parts keeps its own.
 */
export function joinBoxes(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const [box] = BOX.exec(block.html ?? '') ?? [];
    if (box && before?.html?.startsWith(box) && !before.rest && !block.rest)
      joined[joined.length - 1] = {...before, html: before.html.slice(0, -END.length) + (block.html ?? '').slice(box.length)};
    else joined.push(block);
  }
  return joined;
}
