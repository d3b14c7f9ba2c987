import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {describe, expect, it} from 'vitest';

import {bundleScript, TARGETS} from '../bundleScript';

describe('bundleScript', () => {
  it('is for the browsers that package.json names', () => {
    const {browserslist} = JSON.parse(readFileSync('package.json', 'utf8')) as {browserslist: {production: string[]}};
    const named = browserslist.production.map((line) => line.replace(' >= ', '')).filter((name) => !name.startsWith('edge'));
    expect(TARGETS).toEqual(named);
  });

  it('bundles modules, puts constants in and has no "use strict"', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bundle-script-'));
    writeFileSync(path.join(folder, 'greet.ts'), 'export const greet = (name: string): void => console.log(name);');
    writeFileSync(path.join(folder, 'entry.ts'), "import {greet} from './greet';\ndeclare const NAME: string;\ngreet(NAME);");
    const code = bundleScript(path.join(folder, 'entry.ts'), {NAME: '"Ada"'});
    expect(code).toContain('"Ada"');
    expect(code).not.toMatch(/import|use strict/);
  });
});
