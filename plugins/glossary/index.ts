/**
 * Glossary terms explained where they are used.
 *
 * Readers get: the first mention of a term on a page as a quiet link to the glossary, with its
 * meaning in a tooltip on hover, focus or tap.
 * Reads: data/terms.json. A term is marked in the word forms that it lists under `forms`; `except`
 * lists phrases in which the word means something else.
 * Build half: node/rehypeGlossary.ts. Headings, code, links, tables
 * and cards are left alone, and so is a term that the title of the page is about. Without scripts
 * the link leads to the glossary. The tooltip's code loads when a term is first pointed at.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {Markdown} from '../shared/markdownHalf';
import {rehypeGlossary} from './node/rehypeGlossary';

export const markdown: Markdown = () => ({annotate: [rehypeGlossary]});

export default function glossary({siteDir}: LoadContext): Plugin {
  const own = (name: string) => path.join(siteDir, 'plugins/glossary/client', name);
  return {
    name: 'glossary',
    getClientModules: () => [own('listen.ts'), own('glossary.css')],
    getPathsToWatch: () => [path.join(siteDir, 'data/terms.json')],
  };
}
