import {createHash} from 'node:crypto';

import {describe, expect, it} from 'vitest';

import {collectScriptHashes} from '../node/collectScriptHashes';
import {mergePolicies, serializePolicy} from '../node/contentSecurityPolicy';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('collectScriptHashes', () => {
  it('returns one source for each inline script, however often it occurs', () => {
    expect(collectScriptHashes(['<script>a()</script><p>', '<script>a()</script><script type="module">b()</script>'])).toEqual(
      [sourceOf('a()'), sourceOf('b()')].sort(),
    );
  });

  it('leaves out files and data', () => {
    expect(
      collectScriptHashes([
        '<script src=/x.js defer></script><script data-rh=true type=application/ld+json>{}</script><script type="speculationrules">{}</script>',
      ]),
    ).toEqual([]);
  });

  it('hashes the script as it is written, spaces and lines included', () => {
    expect(collectScriptHashes(['<script>\n a() </script>'])).toEqual([sourceOf('\n a() ')]);
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
