/** tests/ask/: our own questions and searches with the place that answers each, one per line. */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Retrieval is tuned on `tune`; `confirm` (rounds 6, 8 and 10) and `held` (tests/ask/held) show
 * whether that helped questions nobody looked at.
 */
export type QuestionPart = 'tune' | 'confirm' | 'held';

export type Target = {
  /** Route as in the search data: `/basic-features/`, `/clients/react`. */
  page: string;
  /** Id of the heading, empty for the beginning of the page. */
  heading: string;
  /** First cell of the table row that answers. */
  row?: string;
  /** Words of the paragraph, item or row that answers; nowhere else on the page. */
  phrase?: string;
};

export type Question = Target & {
  id: string;
  question: string;
  area: string;
  /**
   * `own`; `lot` for a row or sentence drawn by lot, two from each page, and asked for in other
   * words; or the public thread that asked something like it: `Flagsmith/flagsmith#70`.
   */
  source: string;
  /**
   * 3: written to confirm a choice, and part of those to tune on since; 5 and 6: drawn by lot
   * together and parted by a hash, 5 to tune on and 6 to confirm; 7 and 8: likewise, with rare
   * words, typos and few words, which risk a refusal. What else answers these was not judged. 9 and
   * 10: likewise, in all voices, and it was.
   */
  round?: 3 | 5 | 6 | 7 | 8 | 9 | 10;
  /** Other places that answer as well. */
  also: Target[];
  set: QuestionPart;
};

/** A question that the docs do not answer. */
export type Refusal = {
  id: string;
  question: string;
  /** About the world, about another product, or about something that the platform lacks. */
  kind: 'general' | 'other' | 'lacking';
  /**
   * 2: written for fitting the refusals, so scored apart from those before; 3: see questions; 4:
   * written to test the signs, and to fit them since; 5 to 10: see questions.
   */
  round?: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  set: QuestionPart;
};

/** `heading` may also be the id of a table row. */
export type Search = {id: string; query: string; page: string; heading: string; also: Target[]; set: QuestionPart};

type QuestionSet = {questions: Question[]; refusals: Refusal[]; searches: Search[]};

export function readQuestionSet(root = 'tests/ask'): QuestionSet {
  const held = path.join(root, 'held');
  const areas = readdirSync(path.join(root, 'questions')).filter((file) => file.endsWith('.jsonl'));
  const files = [
    ...areas.map((file) => ({file: path.join(root, 'questions', file), set: 'tune' as const})),
    {file: path.join(held, 'questions.jsonl'), set: 'held' as const},
  ];
  return {
    questions: files.flatMap(({file, set}) =>
      readLines<Omit<Question, 'area'>>(file).map((line) => ({...common(line, line.question, set), area: path.basename(file, '.jsonl')})),
    ),
    refusals: readParts<Refusal>(root, held, 'refusals.jsonl', ({question}) => question),
    searches: readParts<Search>(root, held, 'searches.jsonl', ({query}) => query),
  };
}

function readParts<Line extends object>(root: string, held: string, file: string, textOf: (line: Line) => string) {
  return [
    ...readLines<Line>(path.join(root, file)).map((line) => common(line, textOf(line), 'tune')),
    ...readLines<Line>(path.join(held, file)).map((line) => common(line, textOf(line), 'held')),
  ];
}

/** Nothing is fitted on them; when they have been looked at too often, they join those before. */
const TO_CONFIRM: unknown[] = [6, 8, 10];

function common<Line extends object>(line: Line, text: string, set: QuestionPart): Line & {id: string; set: QuestionPart; also: Target[]} {
  return {also: [], ...line, id: idOf(text), set: 'round' in line && TO_CONFIRM.includes(line.round) ? 'confirm' : set};
}

function idOf(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex').slice(0, 8);
}

function readLines<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    try {
      return [JSON.parse(line) as Line];
    } catch (error) {
      throw new Error(`${file}:${index + 1} is not a JSON object; every question stands on one line.`, {cause: error});
    }
  });
}
