/** A question as it is meant: "pyhton" is no word that these docs lack. */
import type {SearchIndex} from '../searchIndex';
import {distance} from '../spelling';
import {foldWord, isStopWord} from '../words';
import type {AskUnits} from './units';

/** Whether something is there; "support" is also the name of a page. */
const SUPPORTS = /\b(do(?:es)?\s+(?:\S+\s+){1,4})support(?=\s)/i;
/** Shorter words become others by a single slip; names begin with a capital letter. */
const WORD = /(^|[^\p{L}\p{N}_.-])(\p{Ll}{5,})(?![\p{L}\p{N}_.-])/gu;

export function spellQuestion(index: SearchIndex, {asked, groups, everyday, elsewhere}: AskUnits, question: string): string {
  return question.replace(SUPPORTS, '$1have').replace(WORD, (all: string, before: string, word: string) => {
    const term = foldWord(word);
    const isElsewhere = (elsewhere.lists.get(term)?.length ?? 0) > 0;
    if (isStopWord(word) || everyday.has(term) || asked.has(term) || groups.has(term) || isElsewhere) return all;
    const meant = index.spell(word);
    return meant[0] === word[0] && distance(term, meant, 1) <= 1 ? before + meant : all;
  });
}
