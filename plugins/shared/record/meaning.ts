/**
 * The rule of staleness: does a recorded result still speak for a text of today?
 *
 * `same`: the text means what was verified, so the result counts.
 * `reworded`: other words, but the same facts (numbers, code, labels and the words below). The
 * result is stale: it does not count until it is run again, and `npm test` stays green.
 * `changed`: a fact differs, so `npm test` fails.
 *
 * Use: keep an `Entry` (entries.ts) for each thing that was run, with `hash: hashOf(text)` of the
 * text that was run. Compare with `compare(entry, text)`; for code, which has no wording, with
 * `entry.hash === hashOf(text)`.
 */
import {createHash} from 'node:crypto';

/** A sentence as its page writes it, or cells of a table by column. */
export type Statement = string | Record<string, string>;
export type Difference = 'same' | 'reworded' | 'changed';

/** Layout does not count: spaces, line breaks, padding of tables and targets of links. */
export function hashOf(statement: Statement): string {
  const tokens = Object.entries(typeof statement === 'string' ? {'': statement} : statement)
    .flat()
    .map(collapse);
  return createHash('sha256').update(tokens.join('\n')).digest('hex').slice(0, 12);
}

export function compare({statement, hash}: {statement: Statement; hash: string}, today: Statement): Difference {
  if (hashOf(today) === hash) return 'same';
  return factsOf(statement).join() === factsOf(today).join() ? 'reworded' : 'changed';
}

export function textOf(statement: Statement): string {
  return typeof statement === 'string' ? collapse(statement) : Object.values(statement).map(collapse).join(' | ');
}

export function collapse(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Share of the words of two texts that both have: a rewording keeps some. */
export function likeness(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  const common = [...(first ?? [])].filter((word) => second?.has(word)).length;
  return common / Math.max(first?.size ?? 0, second?.size ?? 0, 1);
}

const COUNTS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|hundred|thousand|million|(?<!at )once|twice';
const SENSE = [
  'no|not|never|only|always|all|every|without|unless|until|must|may|on|off|enabled|disabled|before|after',
  'first|last|newest|oldest|newer|older|lower|higher|lowest|highest|more|less|fewer',
].join('|');
const FACT = new RegExp(
  `\`[^\`]+\`|\\*\\*[^*]+\\*\\*|\\d+(?:[.,:]\\d+)*|[−<>≤≥=%]|\\b(?:${COUNTS}|${SENSE})\\b|(?<=\\bcan)not\\b|n['’]t\\b`,
  'gi',
);
/** Cells of so few words are values: `string`, `left out`, `no event`. */
const VALUE_WORDS = 3;

/** What a rewording keeps, in any order. */
function factsOf(statement: Statement): string[] {
  const text = textOf(statement);
  const values = text.includes(' | ') ? text.split('|').map((cell) => cell.trim()) : [];
  const short = values.filter((cell) => cell !== '' && cell.split(' ').length <= VALUE_WORDS);
  const facts = (text.match(FACT) ?? []).map((fact) => (/^[*`]/.test(fact) ? fact : fact.toLowerCase().replace(/^n['’]t$/, 'not')));
  return [...facts, ...short].sort();
}
