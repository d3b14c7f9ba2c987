/**
 * Every page as source: front matter, body, headings, links and fences with their lines. Pure; the
 * disk is read by readPages.
 */
import {readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

import Slugger from 'github-slugger';
import {parse as parseYaml} from 'yaml';

export type Heading = {depth: number; text: string; id: string; line: number};
export type PageLink = {text: string; href: string; line: number};
export type Page = {
  file: string;
  route: string;
  frontMatter: Record<string, unknown>;
  body: string;
  /** Line of the file at which the body starts, so that messages can name it. */
  bodyLine: number;
  headings: Heading[];
  links: PageLink[];
};

export function routeOf(file: string, frontMatter: Record<string, unknown>): string {
  if (typeof frontMatter['slug'] === 'string') return frontMatter['slug'];
  const relative = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  return relative.endsWith('/index') || relative === 'index' ? `/${relative.slice(0, -'index'.length)}` : `/${relative}`;
}

export function parsePage(file: string, source: string): Page {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const frontMatter = (match ? parseYaml(match[1] ?? '') : {}) as Record<string, unknown>;
  const body = match ? source.slice(match[0].length) : source;
  const bodyLine = (match?.[0].split('\n').length ?? 1) - 1;
  const lines = withoutFences(body);
  return {
    file,
    route: routeOf(file, frontMatter),
    frontMatter,
    body,
    bodyLine,
    headings: headingsOf(lines, bodyLine),
    links: linksOf(lines, bodyLine),
  };
}

export function withoutFences(body: string): string[] {
  let fence: string | undefined;
  return body.split('\n').map((line) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && !fence) {
      fence = mark;
      return '';
    }
    if (fence) {
      if (mark && mark[0] === fence[0] && mark.length >= fence.length && line.trim() === mark) fence = undefined;
      return '';
    }
    return line;
  });
}

function headingsOf(lines: string[], bodyLine: number): Heading[] {
  const slugger = new Slugger();
  return lines.flatMap((line, index) => {
    const match = /^(#{1,6})\s+(.*?)\s*(?:\{#([\w-]+)\})?\s*$/.exec(line);
    if (!match) return [];
    const plain = stripMarkdown(match[2] ?? '');
    return [{depth: match[1]?.length ?? 0, text: plain, id: match[3] ?? slugger.slug(plain), line: bodyLine + index + 1}];
  });
}

function stripMarkdown(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();
}

function linksOf(lines: string[], bodyLine: number): PageLink[] {
  return lines.flatMap((line, index) => {
    const bare = line.replace(/`[^`]*`/g, (code) => code.replace(/[[\]()]/g, ' '));
    const markdown = [...bare.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g)].map(([, text = '', href = '']) => ({text, href}));
    const cards = [...bare.matchAll(/<Card [^>]*title="([^"]*)"[^>]*href="([^"]*)"/g)].map(([, text = '', href = '']) => ({text, href}));
    return [...markdown, ...cards].map((link) => ({...link, line: bodyLine + index + 1}));
  });
}

export function readPages(siteDir: string): Page[] {
  return listFiles(path.join(siteDir, 'docs')).map((file) => parsePage(path.relative(siteDir, file), readFileSync(file, 'utf8')));
}

function listFiles(dir: string): string[] {
  return readdirSync(dir)
    .filter((name) => !name.startsWith('_'))
    .sort()
    .flatMap((name) => {
      const file = path.join(dir, name);
      return statSync(file).isDirectory() ? listFiles(file) : file.endsWith('.mdx') ? [file] : [];
    });
}
