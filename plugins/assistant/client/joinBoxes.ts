import type {Passage} from '../../search/client';

type Block = Passage['blocks'][number];

/** A call-out, or a list of one item (plugins/shared/blockHtml.ts). */
const BOX = /^<(div|[ou]l)\b[^>]* data-box="\d+">(?:<li>)?/;

/**
 * Title, paragraphs and code of a call-out or a step are separate blocks, each in its own box;
 * neighbours are merged into one box.
 */
export function joinBoxes(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  let open: string[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const {boxes, content} = unpack(block.html ?? '');
    const shared = boxes.findIndex((box, depth) => box !== open[depth]);
    const depth = shared < 0 ? boxes.length : shared;
    if (depth > 0 && before?.html) {
      const kept = before.html.slice(0, -endOf(open.slice(0, depth)).length);
      joined[joined.length - 1] = {...before, html: kept + boxes.slice(depth).join('') + content + endOf(boxes)};
    } else joined.push(block);
    open = boxes;
  }
  return joined;
}

/** The boxes that a block stands in, outermost first, and what they hold. */
function unpack(html: string): {boxes: string[]; content: string} {
  const boxes: string[] = [];
  let content = html;
  for (let [box] = BOX.exec(content) ?? []; box; [box] = BOX.exec(content) ?? []) {
    boxes.push(box);
    content = content.slice(box.length, -endOf([box]).length);
  }
  return {boxes, content};
}

function endOf(boxes: string[]): string {
  const ends = boxes.map((box) => (box.endsWith('<li>') ? `</li></${box.slice(1, 3)}>` : '</div>'));
  return ends.reverse().join('');
}
