import type {PropDocContent} from '@docusaurus/plugin-content-docs';

import type {SlimMetadata} from './types';

/**
 * The metadata of a page as it crosses to the browser: what the theme reads there, each fact once.
 */
export function slimMetadata({frontMatter, unlisted, ...metadata}: PropDocContent['metadata']): SlimMetadata {
  const {draft: _draft, slug: _slug, source: _source, sourceDirName: _folder, ...kept} = metadata;
  const {title: _title, description: _description, last_update: _lastUpdate, ...ownFacts} = frontMatter;
  return {...kept, frontMatter: ownFacts, ...(unlisted ? {unlisted} : {})};
}
