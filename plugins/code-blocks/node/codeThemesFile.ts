import {readFileSync} from 'node:fs';
import path from 'node:path';

import {contentHash} from '../../shared/contentHash';

/** Among the generated files, so that the dialog that offers the themes can import it. */
export const CODE_THEMES = 'code-themes.css';

/**
 * The generated stylesheet, as a file of its own for pages: most readers keep the default, which is
 * in the site's stylesheet.
 */
export function readCodeThemes(generatedFilesDir: string): {file: string; css: string} {
  const css = readFileSync(path.join(generatedFilesDir, 'code-blocks/default', CODE_THEMES), 'utf8');
  return {file: `assets/css/code-themes.${contentHash(css)}.css`, css};
}
