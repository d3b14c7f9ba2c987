import type {Checked} from '../types';
import type {Result} from './pageChecks';

/** What was checked on one page, for a person to read. */
export function renderChecks(page: string, {release, date, count}: Checked, checks: Result[]): string {
  const own = checks.filter((check) => check.page === page);
  const open = own.filter(({result}) => result === 'not-checkable');
  return [
    `Statements of /${page.replace(/index$/, '')} checked against a running Flagsmith ${release}`,
    `${count} hold, last run on ${date}. The checks are in the folder conformance/ of the documentation's repository.`,
    '',
    ...own.filter(({result}) => result === 'true').map(({statement, id}) => `[holds] ${statement}\n        check: ${id}`),
    ...(open.length > 0 ? ['', 'Not checkable on an open source instance:', ''] : []),
    ...open.map(({statement, detail = ''}) => `[open]  ${statement}\n        ${detail}`),
    '',
  ].join('\n');
}
