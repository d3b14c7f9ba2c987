import type {Entry} from '../../shared/record/entries';
import {textOf} from '../../shared/record/meaning';
import type {PageChecks} from './pageChecks';

const MOST = 160;

/** What was checked on one page, for a person to read. */
export function renderChecks(page: string, {release, date, count, held, open}: PageChecks): string {
  const total = count + open.length;
  return [
    `Statements of /${page.replace(/index$/, '')} checked against Flagsmith ${release}`,
    `${count} hold, last run on ${date}. The checks are in the folder conformance/ of the documentation's repository.`,
    ...(open.length * 3 >= total ? [`${open.length} of ${total} statements could not be checked; the reasons are below.`] : []),
    '',
    ...held.map((entry) => `[holds] ${quote(entry)}\n        check: ${entry.id}`),
    ...(open.length > 0 ? ['', 'Not checkable on an open source instance:', ''] : []),
    ...open.map((entry) => `[open]  ${quote(entry)}\n        ${entry.detail ?? ''}`),
    '',
  ].join('\n');
}

function quote({statement}: Entry): string {
  const text = textOf(statement);
  return text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text;
}
