/**
 * Questions that a first reader asks, in plain words: the passage that leads has to hold the row
 * or the sentence that answers. These were wrong or half right once.
 */
import {beforeAll, describe, expect, it} from 'vitest';

import {LEAST_COVERAGE} from '../../plugins/assistant/client/ask/quoteDocs';
import type {Target} from '../../scripts/lib/ask/questionSet';
import {isPassage} from '../../scripts/lib/ask/scoreAsk';
import {openSiteData, type SiteData} from '../../scripts/lib/ask/siteData';

let site: SiteData;

beforeAll(async () => {
  site = await openSiteData('build');
});

const LIMITS = {page: '/system-administration/system-limits'};
const READ = {page: '/clients/server-side', heading: 'read-flags-of-the-environment'};
const ASKED: [question: string, lead: Target][] = [
  ['How do I add a feature flag to my React app?', {page: '/clients/react', heading: 'add-the-provider'}],
  ['How do I use a flag in React?', {page: '/clients/react', heading: 'add-the-provider'}],
  ['How do I use flags in Next.js?', {page: '/clients/next-ssr', heading: 'render-with-the-app-directory'}],
  ['How do I use a flag in Python?', {...READ, phrase: 'flagsmith.get_environment_flags()'}],
  ['read a flag in node', {...READ, phrase: 'await flagsmith.getEnvironmentFlags()'}],
  ['How do I use feature flags in Java?', {...READ, phrase: 'Flags flags = flagsmith.getEnvironmentFlags()'}],
  ['How do I use a flag in Go?', {...READ, phrase: 'client.GetFlags(ctx, nil)'}],
  ['How do I read a flag in C#?', {...READ, phrase: 'await flagsmith.GetEnvironmentFlags()'}],
  ['How do I add flags to a Laravel app?', {...READ, phrase: '$flagsmith->getEnvironmentFlags()'}],
  ['feature flags with Spring Boot', {...READ, phrase: 'Flags flags = flagsmith.getEnvironmentFlags()'}],
  [
    'What happens when the API goes down in my Python backend?',
    {page: '/clients/server-side', heading: 'when-something-fails', row: 'Python'},
  ],
  [
    'How do I roll out a feature to 10 % of users?',
    {page: '/guides-and-examples/staged-feature-rollouts', heading: 'create-the-segment-and-the-override', phrase: 'select Create Segment'},
  ],
  [
    'How do I verify a webhook signature in Node?',
    {page: '/system-administration/webhooks', heading: 'web-hook-signature', phrase: 'hex(HMAC-SHA256(secret, body))'},
  ],
  ['What are the rate limits?', {...LIMITS, heading: 'rate-limits-of-the-admin-api', row: 'rate | Admin API on SaaS'}],
  ['How do I set up SAML with Okta?', {page: '/system-administration/authentication/Okta', heading: 'add-the-app-in-okta'}],
  ['How do I create the first admin user with Docker?', {page: '/deployment/hosting/docker', heading: 'create-the-first-administrator'}],
  ['Target users in Germany with app version 2.1 or higher', {page: '/basic-features/segments', heading: 'by-country-and-app-version'}],
  ['Does it cost money?', {page: '/billing/', heading: '', phrase: 'open source costs nothing'}],
  ['How do I migrate from LaunchDarkly?', {page: '/system-administration/importing-and-exporting/launchdarkly', heading: 'run-the-import'}],
  ['Why is my flag always off?', {page: '/support/', heading: 'check-first', row: 'All flags are off or have default values'}],
  ["How do I delete a person's data for GDPR?", {page: '/basic-features/managing-identities', heading: 'delete-an-identity'}],
  ['How long are flags cached on iOS?', {page: '/clients/ios', heading: 'cache-answers', row: 'useCache, cacheTTL = 0'}],
  ['Can I use flags offline?', {page: '/clients/server-side', heading: 'offline-mode', phrase: 'reads the document from a file'}],
  [
    'Which permission lets someone toggle a flag?',
    {page: '/system-administration/rbac', heading: 'what-a-task-needs', row: 'Toggle a flag or change its value'},
  ],
  ['How much RAM do I need to self-host?', {page: '/deployment/configuration/sizing-and-scaling', heading: 'read-the-tier', row: 'Small'}],
  ['What is the difference between a segment and an identity?', {page: '/basic-features/', heading: 'glossary', row: 'Segment'}],
  ['How many flags can a project have?', {...LIMITS, heading: 'all-limits', row: 'project | Features per project'}],
];

describe('plain questions', () => {
  it.each(ASKED)('%s', async (question, lead) => {
    const {passages, coverage} = await site.engine.retrieve(question);
    expect(coverage).toBeGreaterThanOrEqual(LEAST_COVERAGE);
    expect(passages[0]?.url).toBe(lead.heading ? `${lead.page}#${lead.heading}` : lead.page);
    expect(passages[0] && isPassage(passages[0], lead), passages[0]?.line).toBe(true);
  });

  it('of another world are refused', async () => {
    expect((await site.engine.retrieve('Who won the World Cup?')).coverage).toBeLessThan(LEAST_COVERAGE);
  });

  // The row stands first in its table, not merely among those quoted.
  it.each([
    ['Which permission lets someone toggle a flag?', 'Toggle a flag or change its value'],
    ['How many flags can a project have?', 'project | Features per project'],
  ])('%s leads with its row', async (question, row) => {
    const {passages} = await site.engine.retrieve(question);
    const table = passages[0]?.blocks.find(({kind}) => kind === 'table');
    expect(table?.text.split('\n')[1]).toMatch(new RegExp(`^${row.replace('|', '\\|')} \\|`));
  });
});
