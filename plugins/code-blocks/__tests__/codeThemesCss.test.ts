import {describe, expect, it} from 'vitest';

import {codeThemesCss} from '../node/codeThemesCss';
import {codeThemes} from '../types';

describe('codeThemesCss', () => {
  it('gives every theme all colours, in both modes', async () => {
    const css = await codeThemesCss(codeThemes);
    for (const {id} of codeThemes) expect(css).toContain(`[data-code-theme='${id}'] {`);
    for (const rule of css.split('\n\n')) expect(rule.match(/: (?:#[0-9a-f]{3,6}|color-mix\(.+\));$/gm)).toHaveLength(11);
  });

  it('rejects a theme that Shiki does not have', async () => {
    await expect(codeThemesCss([{id: 'x', label: 'X', light: 'no-such-theme', dark: 'nord'}])).rejects.toThrow(/no theme "no-such-theme"/);
  });
});
