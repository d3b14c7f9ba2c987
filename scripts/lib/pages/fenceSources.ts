/** What a page prints as JSON, as output or as a check's text says where it comes from. */
import {CHECKED} from '../../../plugins/code-samples/node/checkOutput';
import type {Page} from '../../../plugins/shared/pageSource';
import {readResults} from '../../../plugins/shared/record/entries';
import {collapse, textOf} from '../../../plugins/shared/record/meaning';
import type {Collected} from '../../conformance/collect';
import {listFences, type Fence} from './checkFences';
import type {Problem} from './checkPage';
import {jsonKind, responseProblems} from './jsonFences';

export function checkFenceSources({file, body, bodyLine}: Page, checks: readonly Collected[]): Problem[] {
  const checked = new Set(checks.flatMap(({check}) => (check.sample?.startsWith('json/') ? [check.sample] : [])));
  return listFences(body, bodyLine).flatMap((fence) =>
    [...checkKind(fence, checked), ...responseProblems(fence), ...checkReference(fence, file, checks)].map((message) => ({
      file,
      line: fence.line,
      message,
    })),
  );
}

/** A text is the output of a run, a file with a title, or a formula in its own notation. */
function checkKind(fence: Fence, checked: ReadonlySet<string>): string[] {
  const {language, meta} = fence;
  if (language === 'json' && !jsonKind(fence, checked))
    return ['this json fence does not say what it is. Add output, response, body, title or notation (guide/samples.md).'];
  if (language === 'text' && !/(?:^|\s)(?:output|title|notation)="[^"]+"/.test(meta))
    return ['this text fence does not say where it comes from. Add output, title or notation (guide/samples.md).'];
  return [];
}

/** `output="check:rest/errors/no-key"` prints exactly what that check has verified. */
function checkReference({meta, code}: Fence, file: string, checks: readonly Collected[]): string[] {
  const id = new RegExp(`(?:output|body)="${CHECKED}([^"]+)"`).exec(meta)?.[1];
  if (id === undefined) return [];
  const check = checks.find((other) => other.id === id);
  if (!check) return [`conformance/ has no check ${id} of this page. Correct the id, or add the check.`];
  if (file !== `docs/${check.page}.mdx`) return [`${id} is a check of docs/${check.page}.mdx. Name a check of this page.`];
  if (check.found?.statement !== collapse(code))
    return [`${id} verifies "${textOf(check.found?.statement ?? '')}". Print that, or change \`says\` and run the check.`];
  const result = readResults()?.checks.find((other) => other.id === id)?.result;
  return result === 'true' ? [] : [`the result of ${id} is ${result ?? 'missing'}. Run the check.`];
}
