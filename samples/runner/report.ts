import type {Language, Result} from './types';

export type Summary = {passed: number; failed: number; skipped: number};

/** One line per language: what was executed, compiled and parsed, and what was left out and why. */
export function describeLanguage({manifest, name}: Pick<Language, 'manifest' | 'name'>, results: Result[], seconds: number): string {
  const counts = (['executed', 'compiled', 'parsed'] as const)
    .map((level) => [results.filter(({sample, verdict}) => sample.level === level && verdict.status === 'passed').length, level] as const)
    .filter(([count]) => count > 0)
    .map(([count, level]) => `${count} ${level}`);
  const failed = results.filter(({verdict}) => verdict.status === 'failed').length;
  const reasons = new Map<string, number>();
  for (const {verdict} of results) if (verdict.status === 'skipped') reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
  const parts = [
    ...counts,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...[...reasons].map(([reason, count]) => `${count} skipped (${reason})`),
  ];
  const label = manifest.label === name ? name : `${manifest.label} (${name})`;
  return `${label.padEnd(28)} ${parts.join(', ') || 'nothing to do'}  [${seconds.toFixed(1)} s]`;
}

export function describeFailures(results: Result[]): string[] {
  return results.flatMap(({sample, verdict}) => {
    if (verdict.status !== 'failed') return [];
    const line = lineIn(verdict.detail, sample.file);
    return [`FAILED ${sample.page}: samples/${sample.id}${line ? `, line ${line}` : ''}: ${verdict.detail}`];
  });
}

/** The line of the printed file that a compiler, an interpreter or a parser complains about. */
export function lineIn(detail: string, file: string): string | undefined {
  const name = (file.split('/').at(-1) ?? file).replace(/[.]/g, '\\.');
  const places = [
    new RegExp(`${name}["']?(?:[:(]|, line )(\\d+)`),
    // Go and Rust compile a copy under another name; Node and Java name the file in stack traces.
    /(?:main\.go|src\/bin\/[\w-]+\.rs):(\d+)/,
    /\bline (\d+)/,
  ];
  return places.map((place) => place.exec(detail)?.[1]).find((line) => line !== undefined);
}

export function summarise(results: Result[]): Summary {
  const count = (status: string): number => results.filter(({verdict}) => verdict.status === status).length;
  return {passed: count('passed'), failed: count('failed'), skipped: count('skipped')};
}
