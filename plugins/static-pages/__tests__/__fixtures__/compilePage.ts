import {compile, type CompileOptions} from '@mdx-js/mdx';

/** The strings of a compiled page (node/content/collapseStatic.ts). */
export function stringsIn(code: string): string[] {
  const [, list = '[]'] = /INLINE_CONTENT \? (\[[^]*?\n?\]) : await/.exec(code) ?? [];
  return JSON.parse(list) as string[];
}

/** The static HTML of a piece of a page. */
export async function htmlOf(source: string, options: CompileOptions, path = 'docs/a.mdx'): Promise<string> {
  return stringsIn(String(await compile({value: source, path}, options))).join('\n');
}
