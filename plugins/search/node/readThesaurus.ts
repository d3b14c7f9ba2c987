/** data/thesaurus.json: checked here, trusted from then on. */
import {isTexts, parseJson} from './parseJson';

export type Thesaurus = {
  /** Words that readers use for one another, a group per line: `cost price money`. */
  groups: string[];
  /** Words that name no subject: `yesterday stuff`. */
  everyday: string;
  /**
   * Words of questions that these docs do not answer, and how many have each: `heroku pizza*2`.
   * Printed by scripts/fit-ask.ts.
   */
  elsewhere: string;
};

export function readThesaurus(file: string): Thesaurus {
  const {groups, everyday, elsewhere} = parseJson(file) as Partial<Record<keyof Thesaurus, unknown>>;
  if (!isTexts(groups) || typeof everyday !== 'string' || typeof elsewhere !== 'string')
    throw new Error(`${file} must be like {"groups": ["cost price money"], "everyday": "yesterday stuff", "elsewhere": "heroku pizza*2"}.`);
  return {groups, everyday, elsewhere};
}
