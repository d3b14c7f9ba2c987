/** data/questions and data/thesaurus.json: checked here, trusted from then on. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {SourcePage} from './packPages';

/**
 * By address of the section: `{"/clients/ios#cache-answers": ["how long are answers cached"]}`. A
 * section that is gone is an error: the question would lead nowhere.
 */
export function readQuestions(folder: string, pages: SourcePage[], baseUrl = '/'): Record<string, string[]> {
  const known = new Set(pages.flatMap(({url, sections}) => sections.map(({id}) => (id ? `${url}#${id}` : url))));
  const questions: Record<string, string[]> = {};
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    for (const [key, list] of Object.entries(parse(file) as Record<string, unknown>)) {
      if (!isTexts(list)) throw new Error(`${file}: "${key}" needs a list of questions.`);
      const address = baseUrl + key.slice(1);
      if (!known.has(address))
        throw new Error(`${file}: there is no section ${key}. Rename the key to the section's new address, or remove it.`);
      questions[address] = [...(questions[address] ?? []), ...list];
    }
  }
  return questions;
}

export type Thesaurus = {
  /** Words that readers use for one another, a group per line: `cost price money`. */
  groups: string[];
  /** Words that name no subject: `yesterday stuff`. */
  everyday: string;
  /** Subjects that these docs do not answer: `heroku`. */
  elsewhere: string[];
};

export function readThesaurus(file: string): Thesaurus {
  const {groups, everyday, elsewhere} = parse(file) as Partial<Record<keyof Thesaurus, unknown>>;
  if (!isTexts(groups) || typeof everyday !== 'string' || !isTexts(elsewhere))
    throw new Error(`${file} must be like {"groups": ["cost price money"], "everyday": "yesterday stuff", "elsewhere": ["heroku"]}.`);
  return {groups, everyday, elsewhere};
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((text) => typeof text === 'string' && text.trim());
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {cause});
  }
}
