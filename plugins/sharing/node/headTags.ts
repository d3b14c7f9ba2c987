/** What is the same in the head of every page. As plain tags it costs no script, unlike the same in a component. */
import type {DocusaurusConfig, HtmlTagObject} from '@docusaurus/types';

import type {brand as siteBrand} from '../../../config/brand';
import {NODE_IDS} from '../nodeIds';
import type {Release} from './collectFeeds';
import {IMAGE_SIZE} from './imageSize';

type Input = {siteConfig: Pick<DocusaurusConfig, 'url' | 'title' | 'tagline'>; brand: typeof siteBrand; release: Release; feeds: string};

export function headTags({siteConfig, brand, release, feeds}: Input): HtmlTagObject[] {
  const feed = (name: string, title: string): HtmlTagObject =>
    link({rel: 'alternate', type: 'application/atom+xml', title, href: `${feeds}/${name}.atom.xml`});
  return [
    meta('og:site_name', siteConfig.title),
    meta('og:type', 'article'),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(IMAGE_SIZE.width)),
    meta('og:image:height', String(IMAGE_SIZE.height)),
    feed('releases', `${brand.name} releases`),
    feed('pages', `Changed pages of ${siteConfig.title}`),
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
      potentialAction: {
        '@type': 'SearchAction',
        target: {'@type': 'EntryPoint', urlTemplate: `${url}/search?q={search_term_string}`},
        'query-input': 'required name=search_term_string',
      },
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

function link(attributes: Record<string, string>): HtmlTagObject {
  return {tagName: 'link', attributes};
}
