import type {Language, Result} from './types';

export type Summary = {passed: number; failed: number; skipped: number};

/** One line per language: what was executed, compiled and parsed, and what was left out and why. */
export function describeLanguage({manifest, name}: Pick<Language, 'manifest' | 'name'>, results: Result[], seconds: number): string {
  const said = results.map(({verdict}) => {
    if (verdict.status === 'skipped') return `skipped (${verdict.reason})`;
    return verdict.status === 'failed' ? 'FAILED' : verdict.level;
  });
  const counts = [...new Set(said)].sort().map((word) => `${said.filter((other) => other === word).length} ${word}`);
  const label = manifest.label === name ? name : `${manifest.label} (${name})`;
  return `${label.padEnd(28)} ${counts.join(', ')}  [${seconds.toFixed(1)} s]`;
}

export function describeFailures(results: Result[]): string[] {
  return results.flatMap(({sample, verdict}) => (verdict.status === 'failed' ? [`FAILED samples/${sample.id}: ${verdict.detail}`] : []));
}

export function summarise(results: Result[]): Summary {
  const count = (status: string): number => results.filter(({verdict}) => verdict.status === status).length;
  return {passed: count('passed'), failed: count('failed'), skipped: count('skipped')};
}
