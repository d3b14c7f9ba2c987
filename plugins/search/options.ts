import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';
import type {HostedIndex} from './types';

export type PluginOptions = {
  /**
   * Hosted index to ask instead of the site's own data; from the environment,
   * see config/env/search.ts.
   */
  hosted: HostedIndex | null;
  /**
   * Most that the data of a search may weigh, in bytes after Brotli. Shown text
   * is shortened until it fits.
   */
  budget: number;
  /** JSON file relative to the site: what readers write → what the docs call it. */
  synonyms: string;
  /**
   * Folder relative to the site: JSON files with the questions that sections answer, by URL.
   */
  questions: string;
  /** JSON file relative to the site: groups of words that readers use for one another. */
  thesaurus: string;
  /** JSON file relative to the site: questions that are answered, each with one that is not. */
  questionPairs: string;
  /** Where "Let us know." opens a prefilled issue. */
  issuesUrl: string;
  /** Queries proposed under "Try searching for" when nothing closer is known. */
  suggestions: string[];
};

export const DEFAULT_OPTIONS: PluginOptions = {
  hosted: null,
  budget: 149_500,
  synonyms: 'data/synonyms.json',
  questions: 'data/questions',
  thesaurus: 'data/thesaurus.json',
  questionPairs: 'data/question-pairs.json',
  issuesUrl: 'https://github.com/Flagsmith/flagsmith/issues/new',
  suggestions: ['Quickstart', 'Segments', 'Local evaluation'],
};

const schema = Joi.object<PluginOptions>({
  hosted: Joi.object<HostedIndex>({
    appId: Joi.string().required(),
    apiKey: Joi.string().required(),
    indexName: Joi.string().required(),
  })
    .allow(null)
    .default(DEFAULT_OPTIONS.hosted),
  budget: Joi.number().integer().min(10_000).default(DEFAULT_OPTIONS.budget),
  synonyms: Joi.string().default(DEFAULT_OPTIONS.synonyms),
  questions: Joi.string().default(DEFAULT_OPTIONS.questions),
  thesaurus: Joi.string().default(DEFAULT_OPTIONS.thesaurus),
  questionPairs: Joi.string().default(DEFAULT_OPTIONS.questionPairs),
  issuesUrl: Joi.string()
    .uri({scheme: ['http', 'https']})
    .default(DEFAULT_OPTIONS.issuesUrl),
  suggestions: Joi.array().items(Joi.string()).min(1).default(DEFAULT_OPTIONS.suggestions),
});

export const validateOptions = validateWith(schema);
