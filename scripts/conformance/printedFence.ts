/** Code that a page prints above one of its outputs. */
import {readFileSync} from 'node:fs';

const FENCE = /^[ \t]*```(\w+)([^\n]*)\n([\s\S]*?)\n?[ \t]*```$/gm;

/**
 * The nearest block of a language above the fence with `output="…"`.
 *
 * @param page path below docs/, without `.mdx`
 * @param output value of `output`, such as `check:operations/outputs/x-cache`
 */
export function codeAbove(page: string, output: string, language: string): string {
  const fences = [...readFileSync(`docs/${page}.mdx`, 'utf8').matchAll(FENCE)];
  const index = fences.findIndex(([, , meta = '']) => meta.includes(`output="${output}"`));
  const code = fences.slice(0, Math.max(index, 0)).findLast(([, own]) => own === language)?.[3];
  if (code === undefined) throw new Error(`docs/${page}.mdx has no ${language} block above output="${output}".`);
  return code;
}
