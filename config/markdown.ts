/** The Markdown pipeline of every page, composed of the Markdown halves of the plugins. */
import type {Pluggable} from 'unified';

import type {MarkdownHalf} from '../plugins/shared/markdownHalf';
import {brand} from './brand';
import {readEnv} from './env';
import {inLanguage} from './i18n';
import {features} from './plugins';

const env = readEnv();
const {siteUrl = brand.siteUrl} = env;
const baseUrl = inLanguage(env.baseUrl);
const admonitions = {keywords: ['check'], extendDefaults: true};

function chainFor(isPost: boolean) {
  const halves = features.map(({markdown, options}) => markdown?.({baseUrl}, options as never) ?? {});
  const stage = (name: keyof MarkdownHalf): Pluggable[] => halves.flatMap((half) => half[name] ?? []);
  return {
    admonitions,
    beforeDefaultRemarkPlugins: [...stage('write'), ...stage('read')],
    remarkPlugins: [...stage('draw'), ...stage('highlight')],
    rehypePlugins: [...(isPost ? [] : stage('annotate')), ...stage('fold')],
  };
}

export const pageMarkdown = chainFor(false);

/** For a site that switches the blog on: `blog: {...postMarkdown}`. */
export const postMarkdown = chainFor(true);

/**
 * Commands that fetch a file of this site name it in full. Pages write `brand.siteUrl`; a copy at
 * another URL shows its own.
 */
export function withOwnAddress({fileContent}: {fileContent: string}): string {
  return fileContent.replaceAll(`${brand.siteUrl}/`, siteUrl + baseUrl);
}
