/**
 * The SDK samples, as printed, against the real API instead of the mock. Takes their text from
 * `build/`: build the site first.
 */
import {runSamples} from '../../samples/run';
import {seedLikeTheMock} from '../../scripts/conformance/samples/likeTheMock';
import {executedSamples} from '../../scripts/conformance/samples/shown';
import type {DemoProject} from '../../scripts/platform/seedProject';
import {checksFor, NotCheckableError, type Context} from '../types';

/** Samples that need what the environment of the others cannot be at the same time, or the Edge. */
const ELSEWHERE: Record<string, string> = {
  'python/bulk_identities.py': 'bulk-identities is served by the Edge API only',
  'python/ab_testing.py': 'needs an even split of page_size, while the other samples need one value',
};
type Run = ReturnType<typeof runSamples>;

let project: Promise<DemoProject> | undefined;
const runs = new Map<string, Run>();

/**
 * The samples of a language run together, so that its SDK is compiled once, and only when one of
 * them is asked for.
 */
function runLanguage(language: string, context: Context): Run {
  const known = runs.get(language);
  if (known) return known;
  const started = (project ??= seedLikeTheMock(context)).then(({production}) => {
    const api = {
      url: `${context.platform.api}/api/v1/`,
      unreachableUrl: 'http://127.0.0.1:9/api/v1/',
      environmentKey: production.key,
      serverKey: production.serverKey,
    };
    return runSamples({api, languages: [language], isCi: false, concurrency: 1, print: () => undefined});
  });
  runs.set(language, started);
  return started;
}

function runner(id: string, language: string) {
  return async (context: Context): Promise<void> => {
    const verdict = (await runLanguage(language, context)).results.find(({sample}) => sample.id === id)?.verdict;
    if (verdict?.status === 'skipped') throw new NotCheckableError(verdict.reason);
    if (verdict?.status !== 'passed') throw new Error(verdict ? verdict.detail : `samples/${id} was not run`);
  };
}

export default executedSamples().map(({id, language, page, reference}) =>
  checksFor(page, [
    {
      id: id.replaceAll(/\W+/g, '-').toLowerCase(),
      sample: reference,
      ...(id in ELSEWHERE ? {notCheckable: ELSEWHERE[id] ?? ''} : {run: runner(id, language)}),
    },
  ]),
);
