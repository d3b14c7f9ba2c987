/**
 * The chain every page goes through. Order matters: what writes headings or fences runs before
 * Docusaurus numbers headings and collects the table of contents; what draws runs after; the last
 * step folds all static content into HTML strings.
 */
import {remarkApiReference} from '../plugins/api-reference/node/remarkApiReference';
import {remarkCodeBlocks} from '../plugins/code-blocks/node/remarkCodeBlocks';
import {remarkStartHighlighting} from '../plugins/code-blocks/node/remarkStartHighlighting';
import {remarkCodeSamples} from '../plugins/code-samples/node/remarkCodeSamples';
import {remarkDataTables} from '../plugins/data-tables/node/remarkDataTables';
import {remarkDiagrams} from '../plugins/diagrams/node/remarkDiagrams';
import {rehypeGlossary} from '../plugins/glossary/node/rehypeGlossary';
import {remarkImages} from '../plugins/images/node/remarkImages';
import {remarkAids} from '../plugins/playground/node/remarkAids';
import {rehypeStaticContent} from '../plugins/static-pages/node/content/rehypeStaticContent';
import {apis} from './apis';
import {brand} from './brand';
import {readEnv} from './env';

const {baseUrl, siteUrl = brand.siteUrl} = readEnv();

export const beforeDefaultRemarkPlugins = [remarkImages, remarkCodeSamples, [remarkApiReference, {apis}], remarkStartHighlighting];
export const remarkPlugins = [remarkDataTables, remarkDiagrams, remarkAids, remarkCodeBlocks];
export const rehypePlugins = [rehypeGlossary, [rehypeStaticContent, {baseUrl}]];

/**
 * Commands that fetch a file of this site name it in full. Pages write `brand.siteUrl`; a copy at
 * another address shows its own.
 */
export function withOwnAddress({fileContent}: {fileContent: string}): string {
  return fileContent.replaceAll(`${brand.siteUrl}/`, siteUrl + baseUrl);
}

/**
 * The chain of posts, for a site that switches the blog on: `blog: {...postMarkdown}`. Posts are
 * code of their own pages, so their text stays in it.
 */
export const postMarkdown = {
  admonitions: {keywords: ['check'], extendDefaults: true},
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  rehypePlugins: [[rehypeStaticContent, {baseUrl, inScript: true}]],
};
