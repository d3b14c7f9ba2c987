/**
 * The end of `npm test`, in one screen: the steps, the first failures with the commands that
 * run them alone, the count.
 */
import {describeResult} from './progress';
import type {Failure, Result} from './types';

const MOST_FAILURES = 6;
const MESSAGE_LINES = 3;
const MOST_COLUMNS = 160;

export function summarize(results: readonly Result[], allIn: string): string[] {
  const failures = results.flatMap(({name, failures: own}) => own.map((failure) => ({...failure, title: `${name}: ${failure.title}`})));
  const shown = failures.slice(0, MOST_FAILURES);
  const left = failures.length - shown.length;
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  return [
    '',
    'Summary',
    ...results.map((result) => `  ${describeResult(result)}`),
    ...(failures.length > 0 ? ['', 'Failures'] : []),
    ...shown.flatMap((failure, index) => describeFailure(failure, index + 1)),
    ...(failures.length > 0 ? [left > 0 ? `  … and ${left} more; all of them in full: ${allIn}` : `  In full: ${allIn}`] : []),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

function describeFailure({title, place, message, command}: Failure, number: number): string[] {
  const lines = message.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return [
    `  ${number}. ${clip(title)}`,
    ...(place ? [`     ${place}`] : []),
    ...lines.slice(0, MESSAGE_LINES).map((line) => `     ${clip(line)}`),
    `     alone: ${command}`,
  ];
}

/** Every failure with its whole message, for the file that the summary names. */
export function describeInFull(results: readonly Result[]): string {
  return results
    .flatMap(({name, failures}) =>
      failures.map(({title, place, message, command}) =>
        [`${name}: ${title}`, place, message, `alone: ${command}`].filter(Boolean).join('\n'),
      ),
    )
    .join('\n\n');
}

function clip(line: string): string {
  return line.length > MOST_COLUMNS ? `${line.slice(0, MOST_COLUMNS - 1)}…` : line;
}
