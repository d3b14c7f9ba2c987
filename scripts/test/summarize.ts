import type {Outcome} from './judge';

export type Result = Outcome & {name: string; seconds: number};

export function describeResult({name, passed, failures, seconds}: Result): string {
  return `${failures.length > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failures.length} failed in ${seconds < 100 ? `${seconds} s` : `${(seconds / 60).toFixed(1)} min`}`;
}

/** The steps with their seconds, the failures with their commands, and the count. */
export function summarize(results: readonly Result[]): string[] {
  const failures = results.flatMap((result) => result.failures);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  return [
    '',
    ...results.map(describeResult),
    ...failures.flatMap(({title, command}, index) => ['', `${index + 1}. ${title}`, `   alone: ${command}`]),
    '',
    `${passed} passed, ${failures.length} failed`,
  ];
}
