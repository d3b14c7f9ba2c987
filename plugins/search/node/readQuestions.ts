/** data/questions: checked here, trusted from then on. */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {SourcePage} from './packPages';
import {isTexts, parseJson} from './parseJson';
import {findUnit} from './unitsOf';

/**
 * One question that a section answers; `unit` when a single paragraph, item, row or block of code
 * of it does.
 */
export type WrittenQuestion = {text: string; unit?: number};
/** By URL of the section. */
export type WrittenQuestions = Record<string, WrittenQuestion[]>;

type Sections = Map<string, SourcePage['sections'][number]>;

/**
 * By URL of the section: `{"/clients/ios#cache-answers": ["how long are answers cached",
 * {"about": "Answers are kept", "asked": ["…"]}]}`. `about` has the first words of what answers, as
 * they stand on the page. What is gone from its page is an error: the question would lead nowhere.
 */
export function readQuestions(folder: string, pages: SourcePage[], baseUrl = '/'): WrittenQuestions {
  const known: Sections = new Map(
    pages.flatMap(({url, sections}) => sections.map((section) => [section.id ? `${url}#${section.id}` : url, section] as const)),
  );
  const questions: WrittenQuestions = {};
  const problems: string[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = path.join(folder, name);
    for (const [key, list] of Object.entries(parseJson(file) as Record<string, unknown>)) {
      const address = baseUrl + key.slice(1);
      const section = known.get(address);
      if (!section) problems.push(`${file}: there is no section ${key}. Rename the key to the section's new address, or remove it.`);
      else if (!Array.isArray(list) || list.length === 0) problems.push(`${file}: "${key}" needs a list of questions.`);
      else {
        const own = list.flatMap((entry) => readEntry(entry, section, (problem) => problems.push(`${file}: "${key}" ${problem}`)));
        questions[address] = [...(questions[address] ?? []), ...own];
      }
    }
  }
  // All at once: a renamed heading usually breaks several.
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return questions;
}

function readEntry(entry: unknown, {blocks}: SourcePage['sections'][number], report: (problem: string) => void): WrittenQuestion[] {
  if (isTexts([entry])) return [{text: entry as string}];
  const {about, asked} = (entry ?? {}) as {about?: unknown; asked?: unknown};
  if (typeof about !== 'string' || !isTexts(asked)) {
    report('needs questions, each a text or {"about": "first words of what answers", "asked": ["question"]}.');
    return [];
  }
  const unit = findUnit(blocks, about);
  if (unit < 0)
    report(`has nothing that says "${about}". Copy the first words of the paragraph, item or row that answers, or remove the entry.`);
  return asked.map((text) => ({text, unit}));
}
