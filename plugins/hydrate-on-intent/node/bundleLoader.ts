import path from 'node:path';

import {bundleScript} from '../../shared/bundleScript';

type Options = {
  announcementId: string;
  /** URL of the stylesheet with the code themes. */
  codeThemes: string;
  siteDir: string;
};

/** client/loader.ts as one script, the same for all pages of a build. */
export function bundleLoader({announcementId, codeThemes, siteDir}: Options): string {
  const code = bundleScript(path.join(siteDir, 'plugins/hydrate-on-intent/client/loader.ts'), {
    ANNOUNCEMENT_ID: JSON.stringify(announcementId),
    CODE_THEMES: JSON.stringify(codeThemes),
  }).trim();
  // HTML would read it as the end of the script.
  if (/<\/script/i.test(code)) throw new Error('plugins/hydrate-on-intent: the loader contains "</script"; write that part differently.');
  return code;
}
