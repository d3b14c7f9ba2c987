/**
 * What is the same in the head of every page. As plain tags it costs no script,
 * unlike the same in a component.
 */
import type {DocusaurusConfig, HtmlTagObject} from '@docusaurus/types';

import type {brand as siteBrand} from '../../../config/brand';
import type {Release} from '../../shared/readFacts';
import {NODE_IDS} from '../nodeIds';

type Input = {siteConfig: Pick<DocusaurusConfig, 'url' | 'title' | 'tagline'>; brand: typeof siteBrand; release: Release};

export function headTags({siteConfig, brand, release}: Input): HtmlTagObject[] {
  return [
    meta('og:site_name', siteConfig.title),
    meta('og:type', 'article'),
    {
      tagName: 'script',
      attributes: {type: 'application/ld+json'},
      innerHTML: jsonForScript({'@context': 'https://schema.org', '@graph': siteGraph(siteConfig, brand, release)}),
    },
  ];
}

function siteGraph({url, title, tagline}: Input['siteConfig'], brand: Input['brand'], release: Release): object[] {
  const id = (name: keyof typeof NODE_IDS) => `${url}/${NODE_IDS[name]}`;
  return [
    {
      '@type': 'Organization',
      '@id': id('organization'),
      name: brand.name,
      url: brand.productUrl,
      logo: `${url}/${brand.logo.light}`,
      sameAs: [brand.sourceUrl, brand.socialUrl],
    },
    {
      '@type': 'WebSite',
      '@id': id('website'),
      name: title,
      description: tagline,
      url: `${url}/`,
      inLanguage: 'en',
      publisher: {'@id': id('organization')},
    },
    {
      '@type': 'SoftwareApplication',
      '@id': id('software'),
      name: brand.name,
      description: tagline,
      url: brand.productUrl,
      applicationCategory: 'DeveloperApplication',
      operatingSystem: 'Any',
      softwareVersion: release.version,
      datePublished: release.date,
      license: 'https://spdx.org/licenses/BSD-3-Clause.html',
      offers: {'@type': 'Offer', price: '0', priceCurrency: 'USD'},
      publisher: {'@id': id('organization')},
    },
  ];
}

/** `</script>` inside a string would end the element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function meta(property: string, content: string): HtmlTagObject {
  return {tagName: 'meta', attributes: {property, content}};
}
