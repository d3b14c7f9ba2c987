import {Joi} from '@docusaurus/utils-validation';

import {readRelease} from '../../../plugins/shared/readFacts';
import type {Page} from '../../../plugins/shared/pageSource';
import type {Problem} from './checkPage';

export const EDITIONS = ['saas', 'self-hosted', 'enterprise'] as const;
const VERSION = /^\d+\.\d+\.\d+$/;

const schema = Joi.object({
  title: Joi.string().max(70).required(),
  description: Joi.string().min(40).max(155).required(),
  sidebar_label: Joi.string().max(32),
  keywords: Joi.array().items(Joi.string()).min(1).required(),
  type: Joi.valid('start', 'how-to', 'concept', 'reference', 'integration').required(),
  moved: Joi.object()
    .pattern(/^\/[^#\s]*$/, Joi.array().items(Joi.string()).min(1))
    .pattern(/^[^/\s]\S*$/, Joi.string().pattern(/^\/[^#\s]*#\S+$/, 'like /new/page#new-id')),
  applies_to: Joi.array()
    .items(Joi.valid(...EDITIONS))
    .min(1)
    .unique()
    .required(),
  min_plan: Joi.valid('start-up', 'scale-up', 'enterprise'),
  since: Joi.string().pattern(VERSION, 'like 2.211.0'),
  capability: Joi.string(),
  verified: Joi.valid(readRelease('.').version).required(),
  slug: Joi.string(),
  id: Joi.string(),
  pagination_next: Joi.any(),
  pagination_prev: Joi.any(),
  hide_table_of_contents: Joi.boolean(),
  toc_max_heading_level: Joi.number(),
  sidebar_class_name: Joi.string(),
  hide_title: Joi.boolean(),
});

export function checkFrontMatter({file, frontMatter}: Page): Problem[] {
  const {error} = schema.validate(frontMatter, {abortEarly: false});
  const problems = (error?.details ?? []).map(({message}) => ({file, line: 1, message: `front matter: ${message}.`}));
  const strange = wordsNotInTitle(frontMatter);
  if (file === HOME || strange.length === 0) return problems;
  const message = `front matter: "sidebar_label" says ${strange.join(', ')}, which "title" does not. Readers who chose it in the menu would not recognise the page.`;
  return [...problems, {file, line: 1, message}];
}

/** tests/specification.md 1.3 names the first entry of the menu. */
const HOME = 'docs/intro.mdx';

function wordsNotInTitle({title = '', sidebar_label: label = ''}: {title?: string; sidebar_label?: string}): string[] {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}./]+/gu) ?? [];
  const known = new Set(words(title));
  return words(label).filter((word) => !known.has(word));
}
