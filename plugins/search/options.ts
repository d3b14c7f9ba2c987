import {Joi} from '@docusaurus/utils-validation';

import {validateWith} from '../shared/validateWith';
import type {HostedIndex} from './types';

export type PluginOptions = {
  /**
   * Hosted index to ask instead of the site's own data; from the environment,
   * see config/env.ts.
   */
  hosted: HostedIndex | null;
  /** JSON file relative to the site: what readers write → what the docs call it. */
  synonyms: string;
  /** JSON file relative to the site: lines in which readers ask for a section, by its address. */
  asked: string;
  /** Folder relative to the site: written answers. */
  cards: string;
  /** Where "Let us know." opens a prefilled issue. */
  issuesUrl: string;
  /** Queries proposed under "Try searching for" when nothing closer is known. */
  suggestions: string[];
};

export const DEFAULT_OPTIONS: PluginOptions = {
  hosted: null,
  synonyms: 'data/synonyms.json',
  asked: 'data/asked.json',
  cards: 'cards',
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
  synonyms: Joi.string().default(DEFAULT_OPTIONS.synonyms),
  asked: Joi.string().default(DEFAULT_OPTIONS.asked),
  cards: Joi.string().default(DEFAULT_OPTIONS.cards),
  issuesUrl: Joi.string()
    .uri({scheme: ['http', 'https']})
    .default(DEFAULT_OPTIONS.issuesUrl),
  suggestions: Joi.array().items(Joi.string()).min(1).default(DEFAULT_OPTIONS.suggestions),
});

export const validateOptions = validateWith(schema);
