/**
 * tests/ask/: questions, searches and questions that the docs do not answer, one JSON object per
 * line. `tune.jsonl` may be looked at while the engine is changed; `final.jsonl` is printed at the
 * end only, as totals. None of them is shipped.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export type Target = {
  /** Route as in the search data: `/basic-features/`, `/clients/react`. */
  page: string;
  /** Id of the heading, empty for the beginning of the page. */
  heading: string;
};

/** `also`: other places that answer as well. */
export type Question = Target & {question: string; also?: Target[]};
/** `heading` may also be the id of a table row. */
export type Search = Target & {query: string; also?: Target[]};
/** About the world, about another product, or about something that the platform lacks. */
export type OffTopic = {question: string; kind: 'general' | 'other' | 'lacking'};

export const readQuestions = (name: 'tune' | 'final'): Question[] => readLines(`${name}.jsonl`);
export const readSearches = (): Search[] => readLines('searches.jsonl');
export const readOffTopic = (): OffTopic[] => readLines('off-topic.jsonl');

export function targetsOf(item: Target & {also?: Target[]}): Target[] {
  return [item, ...(item.also ?? [])];
}

export function urlOf({page, heading}: Target): string {
  return heading ? `${page}#${heading}` : page;
}

function readLines<Line>(name: string): Line[] {
  const file = path.join('tests/ask', name);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!line.trim()) return [];
      try {
        return [JSON.parse(line) as Line];
      } catch (cause) {
        throw new Error(`${file}:${index + 1} is not a JSON object; every question stands on one line.`, {cause});
      }
    });
}
