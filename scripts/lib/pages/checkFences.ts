/**
 * Short fences in pages: taken out of the MDX and parsed in every language that
 * samples/runner/syntax.ts knows. A fence that names a sample is proven by the sample runner and
 * left out here.
 */
import {checkSyntax, parsedLanguage} from '../../../samples/runner/syntax';

export type Fence = {language: string; meta: string; code: string; line: number};
export type FenceProblem = {file: string; line: number; message: string};

const OPENING = /^(\s*)(`{3,}|~{3,})\s*([^\s`]*)\s*(.*)$/;

/** All fences of a page, with the line of the file on which their code starts. */
export function listFences(body: string, bodyLine: number): Fence[] {
  const fences: Fence[] = [];
  let open: {mark: string; indent: string; fence: Fence} | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    if (!open) {
      const [, indent = '', mark = '', language = '', meta = ''] = OPENING.exec(line) ?? [];
      if (mark) open = {mark, indent, fence: {language, meta, code: '', line: bodyLine + index + 2}};
    } else if (line.trim().startsWith(open.mark) && line.trim().replaceAll(open.mark[0] ?? '', '') === '') {
      fences.push(open.fence);
      open = undefined;
    } else {
      open.fence.code += `${line.startsWith(open.indent) ? line.slice(open.indent.length) : line.trimStart()}\n`;
    }
  }
  return fences;
}

/** Syntax problems in the fences of one page, with file and line. */
export async function checkFences({file, body, bodyLine}: {file: string; body: string; bodyLine: number}): Promise<FenceProblem[]> {
  const problems: FenceProblem[] = [];
  for (const {language, meta, code, line} of listFences(body, bodyLine)) {
    const known = language === 'diff' ? undefined : parsedLanguage(language);
    if (!known || code.trim() === '' || /(?:^|\s)sample="/.test(meta)) continue;
    const problem = await checkSyntax(known, code.replace(/\{\{sdk:[\w.-]+\}\}/g, '1.0.0'));
    if (problem) problems.push({file, line: line + problem.line - 1, message: `this ${language} fence does not parse: ${problem.message}`});
  }
  return problems;
}
