/** Environment variables that a page sets in its text, `NAME=value`, are known to the docs. */
import {readdirSync, readFileSync} from 'node:fs';

import {readSample} from '../../../plugins/conformance/node/findStatement';
import {withoutFences, type Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';

/** Of the CLI's installer, of the build of an image and of the platform's own tests. */
const OTHERS = new Set(['FLAGSMITH_NO_MODIFY_PATH', 'APP_DYNAMICS', 'ENABLE_FE_E2E', 'SKIP_BUNDLE', 'E2E_CONCURRENCY']);
const NAME = /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b/g;

let known: Set<string> | undefined;

/** A table, a code block of the page or a sample that it shows names it. */
export function checkVariables({file, body, bodyLine}: Page): Problem[] {
  known ??= new Set(readdirSync('data/tables').flatMap((name) => namesIn(readFileSync(`data/tables/${name}`, 'utf8'))));
  const prose = withoutFences(body);
  const code = body.split('\n').filter((_, index) => prose[index] === '');
  const samples = [...body.matchAll(/\bsample="([^"#]+)/g)].map(([, sample = '']) => readSample(sample));
  const shown = new Set([...code, ...samples].flatMap(namesIn));
  return prose.flatMap((line, index) =>
    [...line.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known?.has(name) && !shown.has(name) && !OTHERS.has(name))
      .map((name) => ({
        file,
        line: bodyLine + index + 1,
        message: `no table or sample has the variable ${name}. Correct its name, or add it to data/tables/environment-variables.json.`,
      })),
  );
}

function namesIn(text: string): string[] {
  return text.match(NAME) ?? [];
}
