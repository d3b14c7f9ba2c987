/**
 * The only place that reads environment variables; one file per service in env/. Each hosted
 * service is off unless its variables are set; a partial set or a malformed value stops the build
 * with the variable's name, the shape it needs and the remedy.
 */
import {existsSync} from 'node:fs';

import {type AssistantEnv, readAssistantEnv} from './env/assistant';
import {readBaseUrl, readOrigin, readUrl, type Source} from './env/read';
import {readSearchEnv, type SearchEnv} from './env/search';
import {readServicesEnv, type ServicesEnv} from './env/analytics';

export type SiteEnv = {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string | undefined;
  /** The path at which the site is published, with a slash at both ends. */
  baseUrl: string;
  /** Where answers to "Was this page helpful?" are posted. */
  feedbackUrl: string | undefined;
  search: SearchEnv;
  assistant: AssistantEnv;
  services: ServicesEnv;
};

export function readEnv(source: Source = processEnv()): SiteEnv {
  const search = readSearchEnv(source);
  return {
    siteUrl: readOrigin(source, 'SITE_URL'),
    baseUrl: readBaseUrl(source),
    feedbackUrl: readUrl(source, 'FEEDBACK_URL', 'https://feedback.example.com/docs'),
    search,
    assistant: readAssistantEnv(source, search),
    services: readServicesEnv(source),
  };
}

/** What the build was started with, and below that a file .env in the working directory. */
function processEnv(): Source {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
}
