import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** The h1 of every built page. The rendered page is the one source that also knows titles made by components. */
export async function collectTitles(outDir: string, routes: string[]): Promise<Record<string, string>> {
  const entries = await Promise.all(
    routes
      .filter((route) => !route.endsWith('/404.html') && !route.endsWith('/search'))
      .map(async (route): Promise<[string, string] | undefined> => {
        const html = await readFile(path.join(outDir, route, 'index.html'), 'utf8').catch(() => undefined);
        const title = html && titleOf(html);
        return title ? [route, title] : undefined;
      }),
  );
  return Object.fromEntries(entries.filter((entry) => entry !== undefined).sort(([a], [b]) => a.localeCompare(b)));
}

export function titleOf(html: string): string | undefined {
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
  return heading
    ?.replace(/<[^>]+>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .trim();
}
