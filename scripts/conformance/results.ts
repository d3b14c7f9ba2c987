/** The recorded results against the checks and pages of today. */
import {statementsIn, type Found} from '../../plugins/conformance/node/findStatement';
import type {Entry, Results} from '../../plugins/shared/record/entries';
import {compare, hashOf, likeness, textOf} from '../../plugins/shared/record/meaning';
import {pageFile, type Collected} from './collect';

export const RENEW = 'npm run conformance -- --source <checkout of the platform>';
/** Share of words that a rewording keeps; other sentences with the same facts keep fewer. */
const LIKE = 1 / 3;

/** `stale` counts no more until it is run again; `wrong` fails `npm test`. */
export type Verdict = {
  id: string;
  page: string;
  state: 'good' | 'stale' | 'wrong';
  message: string;
  reworded?: Found;
  isGone?: true;
  isMoved?: true;
};

/** What came out with another release says nothing about this one. */
export function resultsOf(release: string, results: Results | undefined): Results | undefined {
  return results?.release === release ? results : undefined;
}

/** New results replace those of the same id; results of checks that no longer exist go. */
export function mergeResults(old: Results | undefined, fresh: Results, ids: Set<string>): Results {
  const kept = (old?.checks ?? []).filter((entry) => ids.has(entry.id) && !fresh.checks.some(({id}) => id === entry.id));
  return {...fresh, samples: old?.samples ?? [], checks: [...kept, ...fresh.checks].sort((a, b) => (a.id < b.id ? -1 : 1))};
}

export function judgeAll(results: Results | undefined, checks: Collected[]): Verdict[] {
  const recorded = new Map(results?.checks.map((entry) => [entry.id, entry]));
  const known = new Set(checks.map(({id}) => id));
  return [
    ...checks.map((check) => judge(recorded.get(check.id), check)),
    ...(results?.checks ?? [])
      .filter(({id}) => !known.has(id))
      .map(({id, page}) => ({
        ...wrong(
          {id, page},
          `has a result of ${pageFile(page)} but no check. If you removed it on purpose: npm run check:page -- --accept`,
        ),
        isGone: true as const,
      })),
  ];
}

export function judge(entry: Entry | undefined, check: Collected): Verdict {
  const {id, page, found, code} = check;
  const file = check.check.in ?? pageFile(page);
  const stale = (why: string, reworded?: Found): Verdict => ({
    id,
    page,
    state: 'stale',
    message: `${file}: ${id} ${why}`,
    ...(reworded && {reworded}),
  });
  if (!found) return judgeMissing(entry, check, file, stale);
  if (!entry) return stale('was never run.');
  if (entry.result === 'false')
    return wrong(check, `is false: ${entry.detail ?? ''} Correct ${file} or ${check.file}, then: ${RENEW} --only ${id}`);
  const where = found.line ? `:${found.line}` : '';
  const difference = found.isCode ? (entry.hash === hashOf(found.text) ? 'same' : 'changed') : compare(entry, found.statement);
  if (difference === 'same' && entry.page !== page)
    return {...wrong(check, `is about a statement of ${entry.page} that moved to ${page}: npm run check:page -- --accept`), isMoved: true};
  // Nothing was verified here, so a change contradicts no run.
  if (difference !== 'same' && entry.result === 'not-checkable') return stale(`was not checkable, and has changed since ${entry.date}.`);
  if (difference === 'changed')
    return wrong(
      check,
      `verified another text than ${file}${where} has now.\n  verified: ${textOf(entry.statement)}\n  now:      ${textOf(found.statement)}\nRestore the fact, or run the check: ${RENEW} --only ${id}`,
    );
  if (difference === 'reworded') return stale(`is about a sentence that was reworded since ${entry.date}.`);
  return entry.code === code ? {id, page, state: 'good', message: ''} : stale(`has changed since ${entry.date}.`);
}

function judgeMissing(entry: Entry | undefined, check: Collected, file: string, stale: (why: string, reworded: Found) => Verdict): Verdict {
  const {says = check.check.sample ?? ''} = check.check;
  const quoted = `${check.file} quotes\n  ${textOf(says)}`;
  const near = entry
    ? statementsIn(file, entry.section, entry.statement)
        .map((found) => ({found, like: likeness(textOf(found.statement), textOf(entry.statement))}))
        .sort((a, b) => b.like - a.like)
        .filter(({like}) => like >= LIKE)
    : [];
  const reworded = near.find(({found}) => compare(entry!, found.statement) !== 'changed')?.found;
  if (reworded)
    return stale(
      `is about a sentence that was reworded:\n  ${textOf(reworded.statement)}\nRecord it: npm run check:page -- ${pageFile(check.page)} --accept`,
      reworded,
    );
  const [changed] = near;
  if (changed)
    return wrong(
      check,
      `finds another fact in ${file}:${changed.found.line}. ${quoted}\nthe page says\n  ${textOf(changed.found.statement)}\nRestore the fact, or change \`says\` and run the check: ${RENEW} --only ${check.id}`,
    );
  return wrong(check, `finds no such sentence in ${file}. ${quoted}\nQuote the sentence that says it now, or remove the check on purpose.`);
}

function wrong({id, page}: {id: string; page: string}, why: string): Verdict {
  return {id, page, state: 'wrong', message: `${id} ${why}`};
}
