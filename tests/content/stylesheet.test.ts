/**
 * The stylesheet of every page against the pages: nothing that they use is missing from it, and
 * nothing in it slows their first paint.
 */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {isDropped, OWN, UNUSED_VARIABLES} from '../../plugins/lean-bundle/node/dropUnusedInfima';
import {BUILD, readBuiltPages} from './lib/builtSite';

const INFIMA = readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8');
/** Classes that Infima has rules for and the site's stylesheet has not. */
const DROPPED = new Set(
  [...INFIMA.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name).filter((name) => isDropped(name) && !OWN.has(name)),
);

describe('the stylesheet', () => {
  it('has the rules of every class on a page', () => {
    const missing = readBuiltPages().flatMap(({route, html}) =>
      [...classesOf(html)].filter((name) => DROPPED.has(name)).map((name) => `${route}: ${name}`),
    );
    expect(missing, 'add them to KEPT in plugins/lean-bundle/node/dropUnusedInfima.ts').toEqual([]);
  });

  it('has the rules of every class in a script', () => {
    // Names of one word ("alert", "tabs") are words of much else in a script.
    const names = [...DROPPED].filter((name) => /--|__/.test(name));
    const missing = read('assets/js', '.js').flatMap(({file, text}) => {
      const words = new Set(text.match(/[a-z][\w-]*/gi));
      return names.filter((name) => words.has(name)).map((name) => `${file}: ${name}`);
    });
    expect(missing, 'add them to KEPT in plugins/lean-bundle/node/dropUnusedInfima.ts').toEqual([]);
  });

  it('and the scripts read none of the variables that were taken out', () => {
    const files = [...read('assets/css', '.css'), ...read('assets/js', '.js')];
    const missing = files.flatMap(({file, text}) =>
      [...text.matchAll(/var\((--ifm-[\w-]+)/g)]
        .filter(([, name = '']) => UNUSED_VARIABLES.test(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(missing, 'take them out of UNUSED_VARIABLES in plugins/lean-bundle/node/dropUnusedInfima.ts').toEqual([]);
  });

  it('has no SVG pictures, each of which is a document to make before the first paint', () => {
    const drawn = read('assets/css', '.css').filter(({text}) => text.includes('data:image/svg'));
    expect(drawn.map(({file}) => file)).toEqual([]);
  });

  it('does not ask the whole page with :has(), which is answered anew whenever an element comes or goes', () => {
    const asked = read('assets/css', '.css').flatMap(({file, text}) =>
      [...text.matchAll(/(?:html|:root|body)[^\s>+~,{}]*:has\([^{]*/g)].map(([selector]) => `${file}: ${selector}`),
    );
    expect(asked, 'ask .markdown, or a part of the page').toEqual([]);
  });
});

function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>"]+))/g)].flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(/\s+/)),
  );
}

function read(folder: string, ending: string): {file: string; text: string}[] {
  const files = readdirSync(path.join(BUILD, folder)).filter((name) => name.endsWith(ending));
  return files.map((file) => ({file, text: readFileSync(path.join(BUILD, folder, file), 'utf8')}));
}
