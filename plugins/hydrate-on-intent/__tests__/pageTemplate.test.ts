import {brotliCompressSync} from 'node:zlib';

import {describe, expect, it} from 'vitest';

import {bundleLoader} from '../node/bundleLoader';
import {pageTemplate} from '../node/pageTemplate';

const options = {announcementId: 'bar-7', codeThemes: '/code-themes.css', siteDir: process.cwd()};

describe('pageTemplate', () => {
  it('names the scripts and runs none of them', () => {
    expect(pageTemplate).toContain('<meta name="app-script" content="<%= it.baseUrl %><%= script %>">');
    expect(pageTemplate).not.toMatch(/<script[^>]+src/);
  });
});

describe('bundleLoader', () => {
  it('is the same every time, small, and knows the announcement', () => {
    const code = bundleLoader(options);
    expect(bundleLoader(options)).toBe(code);
    expect(code).toContain('bar-7');
    expect(brotliCompressSync(code).length).toBeLessThan(2560);
  });
});
