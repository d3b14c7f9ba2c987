import {createHash} from 'node:crypto';

import {describe, expect, it} from 'vitest';

import {collectScriptHashes} from '../node/collectScriptHashes';
import {mergePolicies, serializePolicy} from '../node/contentSecurityPolicy';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const page = (html: string, file = 'index.html') => ({file, html: `<meta name=generator content="Docusaurus v3">${html}`});

describe('collectScriptHashes', () => {
  it('returns one source for each inline script of all pages', () => {
    const html = '<script>a()</script><script type="module">b()</script>';
    expect(collectScriptHashes([page(html), page(`<p>${html}`, 'a/index.html')])).toEqual([sourceOf('a()'), sourceOf('b()')].sort());
  });

  it('stops at a script that is not on every page and names the page', () => {
    const pages = [page('<script>a()</script>'), page('<script>a()</script><SCRIPT>evil()</SCRIPT>', 'a/index.html')];
    expect(() => collectScriptHashes(pages)).toThrow('a/index.html: an inline script is not on every page (evil()');
  });

  it('leaves out files, data, and pages that are only copied', () => {
    const html =
      '<script src=/x.js defer></script><script data-rh=true type=application/ld+json>{}</script><script type="speculationrules">{}</script>';
    expect(collectScriptHashes([page(html), {file: 'copied.html', html: '<script>a()</script>'}])).toEqual([]);
  });

  it('hashes the script as it is written, spaces and lines included', () => {
    expect(collectScriptHashes([page('<script>\n a() </script>')])).toEqual([sourceOf('\n a() ')]);
  });
});

describe('mergePolicies', () => {
  it('joins sources without repeating them', () => {
    expect(mergePolicies({'img-src': ["'self'"]}, {'img-src': ["'self'", 'data:']})).toEqual({'img-src': ["'self'", 'data:']});
  });

  it("drops 'none' when something is allowed after all", () => {
    expect(mergePolicies({'frame-src': ["'none'"]}, {'frame-src': ['https://a.example']})).toEqual({'frame-src': ['https://a.example']});
    expect(mergePolicies({'frame-src': ["'none'"]}, {})).toEqual({'frame-src': ["'none'"]});
  });
});

describe('serializePolicy', () => {
  it('writes directives in order', () => {
    expect(serializePolicy({'default-src': ["'self'"], 'img-src': ["'self'", 'data:']})).toBe("default-src 'self'; img-src 'self' data:");
  });
});
