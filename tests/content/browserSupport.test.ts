/**
 * Built scripts and styles against the browsers that package.json promises, by MDN's data.
 * Exceptions and their reasons: browserSupport.json.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import allowed from './browserSupport.json';
import {BUILD, requireBuild} from './lib/builtSite';
import {missingInScript} from './lib/scriptFeatures';
import {missingInStyles} from './lib/styleFeatures';

describe('the promised browsers', () => {
  it('know what the built scripts call', () => {
    expect(unknown(scripts(), missingInScript, allowed.scripts)).toEqual({missing: {}, notNeeded: []});
  });

  it('know the built styles, or do without', () => {
    expect(unknown(files('assets/css', '.css'), missingInStyles, allowed.styles)).toEqual({missing: {}, notNeeded: []});
  });

  it('are told apart by the data', () => {
    const code = 'a.checkVisibility(); b.at(-1); c.checkVisibility?.(); Object.groupBy(d, e); /(?<=f)g/; new URLPattern();';
    expect([...missingInScript(code).keys()].sort()).toEqual([
      '.checkVisibility',
      '.groupBy',
      'Object.groupBy',
      'URLPattern',
      'lookbehind',
    ]);
    expect([...missingInStyles('a{b:c;color:red;text-wrap:balance;&:has(b){inset:0}}').keys()].sort()).toEqual([
      ':has',
      'nesting',
      'text-wrap',
      'text-wrap: balance',
    ]);
  });
});

/**
 * Features that are not allowed, with what lacks them and a file; and exceptions that nothing needs
 * any more.
 */
function unknown(sources: Map<string, string>, find: (text: string) => Map<string, string[]>, exceptions: Record<string, string>) {
  const missing: Record<string, string> = {};
  const used = new Set<string>();
  for (const [file, text] of sources)
    for (const [feature, browsers] of find(text)) {
      if (feature in exceptions) used.add(feature);
      else missing[feature] = `not in ${browsers.join(', ')}: ${file}`;
    }
  return {missing, notNeeded: Object.keys(exceptions).filter((feature) => !used.has(feature))};
}

/** The bundle, the service worker and the scripts in a page. */
function scripts(): Map<string, string> {
  const html = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  return new Map([
    ...files('assets/js', '.js'),
    ...files('', '.js'),
    ...inline.map((code, at) => [`index.html, script ${at + 1}`, code] as const),
  ]);
}

function files(folder: string, extension: string): Map<string, string> {
  requireBuild();
  const names = readdirSync(path.join(BUILD, folder)).filter((name) => name.endsWith(extension));
  return new Map(names.map((name) => [path.join(folder, name), readFileSync(path.join(BUILD, folder, name), 'utf8')]));
}
