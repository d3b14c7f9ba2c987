import path from 'node:path';

import type {Api} from './model';

type Link = {href: string; type: string};
type Catalog = {linkset: {anchor: string; 'service-desc': Link[]; 'service-doc': Link[]}[]};

/**
 * The API catalogue of RFC 9727: where a machine finds the description and the
 * documentation of each API.
 */
export function buildCatalog(siteUrl: string, apis: Pick<Api, 'options' | 'servers'>[]): Catalog {
  return {
    linkset: apis.map(({options, servers}) => ({
      anchor: servers[0]?.url ?? siteUrl,
      'service-desc': [{href: `${siteUrl}/openapi/${path.basename(options.file)}`, type: 'application/yaml'}],
      'service-doc': [{href: `${siteUrl}/${options.docsPath}`, type: 'text/html'}],
    })),
  };
}
