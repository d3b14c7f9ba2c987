/** A response as a page prints it, and the check that the platform sends it. */
import type {Check, Context} from '../../../conformance/types';
import {readSample} from '../../../plugins/conformance/node/findStatement';
import {fenceOf} from '../printedFence';
import {responseDifferences, type Comparison} from './compare';

/** A page that leaves fields out has to tell its reader. */
const SHORTENED = /\btitle="[^"]*shortened[^"]*"/;

/**
 * A check of the fence with `output="check:responses/<file>/<id>"`.
 *
 * @param ask gets the response from the platform, parsed
 */
export function sends(page: string, file: string, id: string, ask: (context: Context) => Promise<unknown>): Check {
  const {meta, code} = fenceOf(page, `check:responses/${file}/${id}`);
  const how = {shortened: SHORTENED.test(meta)};
  return {id, says: code, run: async (context) => mustBe(JSON.parse(code), await ask(context), how)};
}

/** The same for a fence that shows a file, `sample="json/…"`. */
export function sendsSample(id: string, sample: string, how: Comparison, ask: (context: Context) => Promise<unknown>): Check {
  return {id, sample, run: async (context) => mustBe(JSON.parse(readSample(sample)), await ask(context), how)};
}

function mustBe(shown: unknown, actual: unknown, how: Comparison): void {
  const found = responseDifferences(shown, actual, how);
  if (found.length > 0) throw new Error(found.join('; '));
}
