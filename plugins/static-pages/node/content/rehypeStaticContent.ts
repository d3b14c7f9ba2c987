/**
 * The last step of Markdown: components without React (`Tabs`,
 * `Cards`, admonitions, badges) become plain elements, then every run of plain elements becomes one
 * `<StaticHtml html="…" />`. Nothing of it hydrates; links, tabs and buttons in it work by
 * delegation (client/). Components that are interactive stay React.
 */
import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {collapseStatic} from './collapseStatic';
import {describeParts} from './describeParts';
import {expandComponents} from './expandComponents';
import {finishElements} from './finishElements';
import {addLanguageBar} from './languageBar';
import {refuseScripts} from './refuseScripts';

type StaticContentOptions = {
  /**
   * Put before URLs that authors and other steps write from the root of the site:
   * `/clients/` → `/docs/clients/`.
   */
  baseUrl?: string;
  /**
   * Keep the text in the page's own script too: for pages that the browser does not read
   * from HTML (posts of a blog).
   */
  inScript?: boolean;
};

export function rehypeStaticContent({baseUrl = '/', inScript = false}: StaticContentOptions = {}) {
  return async (root: Root, file: VFile): Promise<void> => {
    refuseScripts(root, file.path ?? 'page');
    expandComponents(root, file.path ?? 'page');
    addLanguageBar(root);
    finishElements(root);
    await collapseStatic(root, {baseUrl, inScript});
    if (!inScript) describeParts(root, file.path ?? 'page');
  };
}
