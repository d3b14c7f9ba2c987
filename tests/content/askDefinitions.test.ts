/** "What is …?" is the first question of a newcomer: the lead of Ask says what it is. */
import {beforeAll, expect, it} from 'vitest';

import {LEAST_COVERAGE} from '../../plugins/assistant/client/ask/quoteDocs';
import {STARTERS} from '../../plugins/assistant/client/texts';
import type {Passage} from '../../plugins/search/engine/types';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';

let site: SiteData;

beforeAll(async () => {
  site = await openSiteData('build');
});

/** Nothing when the question is refused. */
async function leadOf(question: string): Promise<Passage | undefined> {
  const {passages, coverage} = await site.engine.retrieve(question);
  return coverage >= LEAST_COVERAGE ? passages[0] : undefined;
}

it.each([
  ['What is Flagsmith?', '/', 'Flagsmith is an open source platform'],
  ['what is a feature flag', '/basic-features/', 'A feature flag is a decision'],
  ['What are segments?', '/basic-features/segments', 'A segment is a rule'],
  ['What is an identity?', '/basic-features/managing-identities#what-an-identity-is', 'An identity is a user, device'],
  ['What is local evaluation?', '/clients/#local-evaluation', 'The SDK evaluates.'],
  ["what's remote evaluation", '/clients/#remote-evaluation', 'The API evaluates.'],
  ['what is a cohort', '/basic-features/segments#cohorts', 'A cohort is a list'],
  ['What is the Edge Proxy?', '/advanced-use/edge-proxy', 'The Edge Proxy is a stateless container'],
  ['What is the environment document?', '/clients/#the-environment-document', 'The environment document is one JSON object'],
  ['What is OpenFeature?', '/clients/openfeature', 'OpenFeature API'],
])('%s leads with %s', async (question, url, words) => {
  const lead = await leadOf(question);
  expect(lead?.url).toBe(url);
  expect(lead?.blocks.map(({text}) => text).join('\n')).toContain(words);
});

it.each([
  ['What is a trait?', 'Trait'],
  ['What are change requests?', 'Change request'],
  ['Explain the Task Processor', 'Task Processor'],
  ['what is a role', 'Role'],
])('%s leads with the row "%s" of the glossary', async (question, term) => {
  const lead = await leadOf(question);
  expect(lead?.url).toBe('/basic-features/#glossary');
  expect(lead?.line?.split(' · ')[0]).toBe(term);
});

it.each(STARTERS)('the proposed question "%s" is answered', async (question) => {
  expect(await leadOf(question)).toBeDefined();
});
