import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contentHash} from '../../shared/contentHash';

/**
 * The colours of the themes that a reader can choose, as a file of their own: most readers keep the
 * default, which is in the site's stylesheet.
 */
export function codeThemesFile(siteDir: string): {file: string; css: string} {
  const css = readFileSync(path.join(siteDir, 'src/css/code-themes.css'), 'utf8');
  return {file: `assets/css/code-themes.${contentHash(css)}.css`, css};
}
