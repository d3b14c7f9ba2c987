/** The built site as the tests see it: every HTML file with its route, ids and links. */
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

export type BuiltPage = {route: string; file: string; html: string; ids: Set<string>; moved: Map<string, string>; links: string[]};

export const BUILD = path.resolve('build');

export function requireBuild(): void {
  if (!existsSync(path.join(BUILD, 'index.html')))
    throw new Error('There is no build/. Run `npm run build` first; `npm test` does it for you.');
}

export function readBuiltPages(): BuiltPage[] {
  requireBuild();
  return listHtml(BUILD).map((file) => parseBuilt(file, readFileSync(file, 'utf8')));
}

function parseBuilt(file: string, html: string): BuiltPage {
  const relative = path.relative(BUILD, file);
  const route = relative === 'index.html' ? '/' : `/${relative.replace(/\/index\.html$/, '').replace(/\.html$/, '')}`;
  // Sections that left the page (plugins/navigation/node/rehypeMoved.ts): our own links lead to
  // where they are now.
  const [list = ''] = /<nav [^>]*class="?moved\b.*?<\/ul>/s.exec(html) ?? [];
  const moved = new Map(idsIn(list).map((id, at) => [id, linksIn(list)[at] ?? '']));
  return {route, file: relative, html, ids: new Set(idsIn(html.replace(list, ''))), moved, links: linksIn(html)};
}

function idsIn(html: string): string[] {
  return [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href=(?:"([^"]*)"|([^\s>"]+))/g)].map(([, quoted, bare]) =>
    (quoted ?? bare ?? '').replaceAll('&amp;', '&'),
  );
}

function listHtml(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const file = path.join(dir, name);
    if (statSync(file).isDirectory()) return listHtml(file);
    return name.endsWith('.html') ? [file] : [];
  });
}
