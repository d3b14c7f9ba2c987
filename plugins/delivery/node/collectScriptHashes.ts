import {createHash} from 'node:crypto';

const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/;

/** CSP sources for the inline scripts of the given pages, sorted, each once. Data blocks (JSON-LD) are not run, so they need none. */
export function collectScriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const html of pages) {
    for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\ssrc\s*=/.test(attributes) || !EXECUTABLE.test(typeOf(attributes))) continue;
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
    }
  }
  return [...hashes].sort();
}

function typeOf(attributes: string): string {
  return /\stype\s*=\s*["']?([^\s"'>]+)/.exec(attributes)?.[1] ?? '';
}
