/**
 * The features of the site, one line each: the folder in plugins/, its options, and what it does to
 * Markdown if anything. Docusaurus loads them in this order.
 */
import {markdown as apiReference} from '../plugins/api-reference/index';
import {markdown as codeBlocks} from '../plugins/code-blocks/index';
import {markdown as codeSamples} from '../plugins/code-samples/index';
import {markdown as dataTables} from '../plugins/data-tables/index';
import {markdown as diagrams} from '../plugins/diagrams/index';
import {markdown as glossary} from '../plugins/glossary/index';
import {markdown as images} from '../plugins/images/index';
import {markdown as navigation} from '../plugins/navigation/index';
import {markdown as playground} from '../plugins/playground/index';
import {markdown as staticPages} from '../plugins/static-pages/index';
import type {Markdown} from '../plugins/shared/markdownHalf';
import {apis} from './apis';
import {brand} from './brand';
import {policyFor} from './contentSecurityPolicy';
import {readEnv} from './env';
import {fileTypes, securityHeaders} from './headers';

type Feature = {name: string; options?: object; markdown?: Markdown<never>};

const env = readEnv();
const {issuesUrl} = brand;

export const features: Feature[] = [
  {name: 'code-blocks', markdown: codeBlocks},
  {name: 'images', markdown: images},
  {name: 'static-pages', markdown: staticPages},
  {name: 'data-tables', markdown: dataTables},
  {name: 'diagrams', markdown: diagrams},
  {name: 'lean-bundle'},
  {name: 'hydrate-on-intent'},
  {name: 'preferences'},
  {name: 'navigation', markdown: navigation},
  {name: 'table-of-contents'},
  {name: 'not-found'},
  {name: 'code-samples', markdown: codeSamples},
  {name: 'playground', markdown: playground},
  {name: 'api-reference', options: {apis}, markdown: apiReference},
  {name: 'markdown-twins'},
  {name: 'seo'},
  {name: 'social-images'},
  {name: 'page-menu'},
  {name: 'feedback', options: {url: env.feedbackUrl ?? null, issuesUrl}},
  {name: 'glossary', markdown: glossary},
  {name: 'search', options: {hosted: env.search, issuesUrl}},
  {name: 'assistant', options: {...env.assistant, supportEmail: brand.supportEmail, issuesUrl, communityUrl: brand.chatUrl}},
  {name: 'analytics', options: {settings: env.services}},
  {name: 'licences'},
  {name: 'conformance'},
  {name: 'delivery', options: {rules: () => ({headers: securityHeaders, policy: policyFor(env), types: fileTypes})}},
];
