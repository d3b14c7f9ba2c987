/** What Ask loads beside the data of a search (types.ts). */
import type {AskData} from '../types';
import type {SourceCard} from './readCards';
import {type SourcePage, unitsOf} from './packPages';

/** Columns of a table that explain a message. */
const IS_MESSAGE = /^(symptom|message|error|status|response)/i;
const EXPLAINS = /^(frequent )?(cause|meaning|means|fix)\b/i;
const CELLS = ' | ';
const NONE = '–';

export function packAsk(pages: SourcePage[], asked: AskData['asked'], cards: SourceCard[]): AskData {
  return {asked, cards: cards.map(({ask, place}) => [place.number, ...ask]), errors: errorsOf(pages)};
}

/**
 * Rows of the tables of problems: what stands before the cause is the message, or the cell of the
 * error alone where it has a column beside the symptom.
 */
export function errorsOf(pages: SourcePage[]): AskData['errors'] {
  const errors: AskData['errors'] = [];
  let unit = 0;
  for (const {block, isHeader, text} of pages.flatMap(({sections}) => sections.flatMap(unitsOf))) {
    const columns = block.kind === 'table' && block.hasHeader ? (block.text.split('\n')[0] ?? '').split(CELLS) : [];
    const explains = columns.findIndex((column) => EXPLAINS.test(column));
    if (!isHeader && explains > 0 && IS_MESSAGE.test(columns[0] ?? '')) {
      const cells = text.split(CELLS).slice(0, explains);
      const message = cells[columns.indexOf('Error', 1)] ?? cells.join(' ');
      if (message !== NONE) errors.push([unit, message]);
    }
    unit += 1;
  }
  return errors;
}
