/** data/thesaurus.json: checked here, trusted from then on. */
import {isTexts, parseJson} from './parseJson';

export type Thesaurus = {
  /** Words that readers use for one another, a group per line: `cost price money`. */
  groups: string[];
  /** Words that name no subject: `yesterday stuff`. */
  everyday: string;
  /** Questions that these docs do not answer, whole or in a few words: `sort a list in python`. */
  elsewhere: string[];
};

export function readThesaurus(file: string): Thesaurus {
  const {groups, everyday, elsewhere} = parseJson(file) as Partial<Record<keyof Thesaurus, unknown>>;
  if (!isTexts(groups) || typeof everyday !== 'string' || !isTexts(elsewhere))
    throw new Error(
      `${file} must be like {"groups": ["cost price money"], "everyday": "yesterday stuff", "elsewhere": ["sort a list in python"]}.`,
    );
  return {groups, everyday, elsewhere};
}
