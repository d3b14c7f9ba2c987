/** The results as a person reads them. */
import type {Entry, Outcome, Results} from '../../plugins/shared/record/entries';

export function summarise({checks}: Results): string {
  const count = (result: Outcome): number => checks.filter((check) => check.result === result).length;
  return `${checks.length} checks: ${count('true')} true, ${count('false')} false, ${count('not-checkable')} not checkable here`;
}

/** `conformance/REPORT.md`: one table per page. */
export function formatReport(results: Results): string {
  const pages = [...new Set(results.checks.map(({page}) => page))].sort();
  const rows = pages.map((page) => {
    const own = results.checks.filter((check) => check.page === page);
    const count = (result: Outcome): number => own.filter((check) => check.result === result).length;
    return `| \`${page}\` | ${own.length} | ${count('true')} | ${count('false')} | ${count('not-checkable')} | ${latest(own)} |`;
  });
  const open = results.checks.filter(({result}) => result !== 'true');
  return [
    '# Statements checked against a running platform',
    '',
    `Written by \`npm run conformance\`. Release ${results.release}, commit \`${results.commit.slice(0, 12)}\`. ${summarise(results)}.`,
    '',
    '| Page | Checks | True | False | Not checkable | Last run |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '## False, or not checkable here',
    '',
    ...(open.length > 0 ? ['| Check | Result | Reason |', '| --- | --- | --- |', ...open.map(describe)] : ['None.']),
    '',
  ].join('\n');
}

function describe({id, result, detail = ''}: Entry): string {
  return `| \`${id}\` | ${result} | ${detail.replace(/\s+/g, ' ').replaceAll('|', '\\|')} |`;
}

function latest(results: Entry[]): string {
  return (
    results
      .map(({date}) => date)
      .sort()
      .at(-1) ?? ''
  );
}
