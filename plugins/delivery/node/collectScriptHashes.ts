import {createHash} from 'node:crypto';

import type {BuiltPage} from '../../shared/builtPages';

/** Files that are only copied from static/ have no part in the policy. */
const GENERATED = /<meta[^>]+generator[^>]+Docusaurus/;
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/;

/**
 * CSP sources for the inline scripts of the site, sorted, each once. Those of the template are on
 * every page; one that is not came in with the text of a page and must not be allowed to run by
 * being there. Data blocks (JSON-LD) are not run, so they need none.
 */
export function collectScriptHashes(files: BuiltPage[]): string[] {
  const pages = files.filter(({html}) => GENERATED.test(html));
  const places = new Map<string, Set<string>>();
  for (const {file, html} of pages) for (const body of inlineScripts(html)) places.set(body, (places.get(body) ?? new Set()).add(file));
  for (const [body, found] of places) {
    if (found.size < pages.length)
      throw new Error(
        `[delivery] ${[...found].slice(0, 3).join(', ')}: an inline script is not on every page (${body.trim().slice(0, 60)}…). Scripts of one page belong in a plugin.`,
      );
  }
  return [...places.keys()].map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`).sort();
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(([, attributes = '', body = '']) =>
    /\ssrc\s*=/i.test(attributes) || !EXECUTABLE.test(typeOf(attributes)) ? [] : [body],
  );
}

function typeOf(attributes: string): string {
  return /\stype\s*=\s*["']?([^\s"'>]+)/.exec(attributes)?.[1] ?? '';
}
