/** Outputs that a page prints, and the code above them. */
import {readFileSync} from 'node:fs';

const FENCE = /^[ \t]*```(\w+)([^\n]*)\n([\s\S]*?)\n?[ \t]*```$/gm;

/**
 * The nearest block of a language above the fence with `output="…"`.
 *
 * @param page path below docs/, without `.mdx`
 * @param output value of `output`, such as `check:operations/outputs/x-cache`
 */
export function codeAbove(page: string, output: string, language: string): string {
  const fences = fencesOf(page);
  const index = fences.findIndex(([, , meta = '']) => meta.includes(`output="${output}"`));
  const code = fences.slice(0, Math.max(index, 0)).findLast(([, own]) => own === language)?.[3];
  if (code === undefined) throw new Error(`docs/${page}.mdx has no ${language} block above output="${output}".`);
  return code;
}

/** The fence with `output="…"` itself, or with `body="…"` for what a check sends. */
export function fenceOf(page: string, name: string, word: 'output' | 'body' = 'output'): {meta: string; code: string} {
  const fence = fencesOf(page).find(([, , meta = '']) => meta.includes(` ${word}="${name}"`));
  if (!fence) throw new Error(`docs/${page}.mdx has no fence with ${word}="${name}".`);
  return {meta: fence[2] ?? '', code: fence[3] ?? ''};
}

function fencesOf(page: string): RegExpExecArray[] {
  return [...readFileSync(`docs/${page}.mdx`, 'utf8').matchAll(FENCE)];
}
