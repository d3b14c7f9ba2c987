import {readFileSync} from 'node:fs';

import {describe, expect, it} from 'vitest';

import {codeThemesCss} from '../node/codeThemesCss';
import {codeThemes} from '../types';

describe('codeThemesCss', () => {
  it('is what src/css/code-themes.css holds', async () => {
    expect(readFileSync('src/css/code-themes.css', 'utf8')).toBe(await codeThemesCss(codeThemes));
  });

  it('rejects a theme that Shiki does not have', async () => {
    await expect(codeThemesCss([{id: 'x', label: 'X', light: 'no-such-theme', dark: 'nord'}])).rejects.toThrow(/no theme "no-such-theme"/);
  });
});
