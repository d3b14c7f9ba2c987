import type {PassageBlock} from '../../search/client';
import {joinBoxes} from './joinBoxes';

/**
 * What is shown and copied of the passage that leads. A last sentence that announces something
 * ("enter it here:") is about an aid of the page, which no quotation has.
 */
export function leadBlocks(blocks: PassageBlock[]): PassageBlock[] {
  const last = blocks.at(-1);
  const announces = blocks.length > 1 && last?.kind === 'text' && last.text.endsWith(':');
  return joinBoxes(announces ? blocks.slice(0, -1) : blocks);
}
