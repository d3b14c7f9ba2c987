import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * The colours of the themes that a reader can choose, as a file of their own: most readers keep the
 * default, which is in the site's stylesheet.
 */
export function codeThemesFile(siteDir: string): {file: string; css: string} {
  const css = readFileSync(path.join(siteDir, 'src/css/code-themes.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return {file: `assets/css/code-themes.${hash}.css`, css};
}
