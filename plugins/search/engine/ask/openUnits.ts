import type {AskData} from '../../types';
import type {SearchIndex} from '../searchIndex';
import {refine} from './refine';
import {type AskUnits, readUnits} from './units';

const QUERY = 'where to begin';

/** With a first query, which takes twice as long as the next: its code is compiled meanwhile. */
export async function openUnits(index: SearchIndex, data: AskData): Promise<AskUnits> {
  const units = await readUnits(data, index.places);
  refine(index, index.rank(QUERY), QUERY, units);
  return units;
}
