/**
 * The last step of Markdown: components without React (`Tabs`,
 * `Cards`, admonitions, badges) become plain elements, then every run of plain elements becomes one
 * `<StaticHtml html="…" />`. Nothing of it hydrates; links, tabs and buttons in it work by
 * delegation (client/). Components that are interactive stay React.
 */
import type {Root} from 'hast';
import type {VFile} from 'vfile';

import {keep} from '../../../shared/assetStore';
import {collapseStatic} from './collapseStatic';
import {expandComponents} from './expandComponents';
import {finishElements} from './finishElements';
import {importComponents} from './importComponents';
import {addLanguageBar} from './languageBar';
import {refuseScripts} from './refuseScripts';

type StaticContentOptions = {
  /**
   * Put before URLs that authors and other steps write from the root of the site:
   * `/clients/` → `/docs/clients/`.
   */
  baseUrl?: string;
};

export function rehypeStaticContent({baseUrl = '/'}: StaticContentOptions = {}) {
  return async (root: Root, file: VFile): Promise<void> => {
    const filePath = file.path ?? 'page';
    refuseScripts(root, filePath);
    expandComponents(root, filePath);
    addLanguageBar(root);
    finishElements(root);
    importComponents(root, filePath);
    const strings = await collapseStatic(root, {baseUrl});
    // Kept until the build has its folder (index.ts): a page whose compiled form comes from the
    // bundler's cache does not pass here.
    if (strings) await keep(process.cwd(), `pages/${strings.page}.json`, async () => Buffer.from(strings.json));
  };
}
