import {NODE_IDS} from '../nodeIds';

type Article = {
  /** Origin, without a slash at its end. */
  siteUrl: string;
  baseUrl: string;
  permalink: string;
  title: string;
  description: string;
  image: string;
  lastUpdatedAt: number | null | undefined;
};

/**
 * The page as a schema.org article; site, publisher and software are in the head of every page
 * (node/headTags.ts) and are pointed at.
 */
export function articleData({siteUrl, baseUrl, permalink, title, description, image, lastUpdatedAt}: Article): object {
  const url = siteUrl + permalink;
  const node = (id: string) => ({'@id': `${siteUrl}${baseUrl}${id}`});
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: title,
    description,
    url,
    image: siteUrl + image,
    inLanguage: 'en',
    isPartOf: node(NODE_IDS.website),
    about: node(NODE_IDS.software),
    author: node(NODE_IDS.organization),
    publisher: node(NODE_IDS.organization),
    ...(lastUpdatedAt ? {dateModified: new Date(lastUpdatedAt).toISOString()} : {}),
  };
}
