/**
 * Writes src/css/code-themes.css from the colour themes that Shiki ships:
 * `npm run generate:code-themes`. A unit test fails when the file and the list below drift apart.
 * Only colours are taken; the default pair is ours (src/css/tokens.css).
 */
import {writeFileSync} from 'node:fs';

import {codeThemes} from '../plugins/code-blocks/types';
import {codeThemesCss} from '../plugins/code-blocks/node/codeThemesCss';
import {runMain} from './lib/runMain';

async function main(): Promise<void> {
  writeFileSync('src/css/code-themes.css', await codeThemesCss(codeThemes));
  console.log(`src/css/code-themes.css: ${codeThemes.length} themes`);
}

runMain(main);
