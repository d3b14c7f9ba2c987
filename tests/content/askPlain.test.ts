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
const ASKED: [question: string, lead: Target][] = [
  ['How do I add a feature flag to my React app?', {page: '/clients/react', heading: 'add-the-provider'}],
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

const SERVER = {page: '/clients/server-side', heading: 'read-flags-of-the-environment'};
const OTHER_FRAMEWORK = {page: '/clients/javascript', heading: 'use-another-framework'};
/** By how the question names it: where a flag is read, with code of that language. */
const LANGUAGES: [names: string[], lead: Target][] = [
  [['Node', 'Node.js', 'Express', 'NestJS'], {...SERVER, phrase: 'await flagsmith.getEnvironmentFlags()'}],
  [['Python', 'Django', 'Flask', 'FastAPI'], {...SERVER, phrase: 'print("page_size:"'}],
  [['Java', 'Spring Boot', 'Quarkus'], {...SERVER, phrase: 'Flags flags = flagsmith.getEnvironmentFlags()'}],
  [['Go', 'golang'], {...SERVER, phrase: 'client.GetFlags(ctx, nil)'}],
  [['.NET', 'C#', 'ASP.NET Core'], {...SERVER, phrase: 'await flagsmith.GetEnvironmentFlags()'}],
  [['Ruby', 'Rails', 'Ruby on Rails'], {...SERVER, phrase: 'flags.feature_enabled?('}],
  [['PHP', 'Laravel', 'Symfony'], {...SERVER, phrase: '$flagsmith->getEnvironmentFlags()'}],
  [['Rust'], {...SERVER, phrase: 'flagsmith.get_environment_flags()?'}],
  [['Elixir', 'Phoenix'], {...SERVER, phrase: 'Flagsmith.Client.get_environment_flags'}],
  [['Kotlin', 'Android'], {page: '/clients/android', heading: 'read-flags'}],
  [['Swift', 'iOS'], {page: '/clients/ios', heading: 'read-flags'}],
  [['Flutter', 'Dart'], {page: '/clients/flutter', heading: 'read-flags'}],
  [['JavaScript', 'TypeScript'], {page: '/clients/javascript', heading: 'read-flags'}],
  [['React'], {page: '/clients/react', heading: 'add-the-provider'}],
  [['React Native'], {page: '/clients/react', heading: 'react-native'}],
  [['Next.js'], {page: '/clients/next-ssr', heading: 'render-with-the-app-directory'}],
  [['Vue'], {...OTHER_FRAMEWORK, phrase: "from 'vue'"}],
  [['Angular'], {...OTHER_FRAMEWORK, phrase: '@Injectable'}],
  [['Svelte'], {...OTHER_FRAMEWORK, phrase: 'svelte/store'}],
];
const WAYS = [
  (name: string) => `How do I use a flag in ${name}?`,
  (name: string) => `feature flags with ${name}`,
  (name: string) => `How can I check whether a feature is enabled in my ${name} app?`,
];

describe('a flag in a language', () => {
  it.each(LANGUAGES.flatMap(([names, lead]) => names.flatMap((name) => WAYS.map((way) => [way(name), lead] as const))))(
    '%s',
    async (question, lead) => {
      const {passages, coverage} = await site.engine.retrieve(question);
      expect(coverage).toBeGreaterThanOrEqual(LEAST_COVERAGE);
      expect(passages[0]?.url).toBe(`${lead.page}#${lead.heading}`);
      expect(passages[0] && isPassage(passages[0], lead), passages[0]?.tab).toBe(true);
    },
  );

  it('is not all that other questions ask for', async () => {
    const leads = async (question: string) => (await site.engine.retrieve(question)).passages[0]?.url;
    expect(await leads('How do I test code that reads a flag in Go?')).not.toBe('/clients/server-side#read-flags-of-the-environment');
    expect(await leads('How do I set a default for a flag in Python?')).not.toBe('/clients/server-side#read-flags-of-the-environment');
  });
});

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

  // They stand below 40 lines of code and tables on their pages.
  it.each([
    ['Do I need Redis?', 'Redis is not required.'],
    ['Does /metrics need authentication?', 'No authentication'],
    ['When do flags saved on the phone by the Flutter SDK expire?', 'There is no time to live.'],
  ])('%s leads with what answers, however far below', async (question, words) => {
    const {passages} = await site.engine.retrieve(question);
    const [first, ...others] = passages[0]?.blocks ?? [];
    expect(first?.text).toContain(words);
    expect(others.filter(({startsContext}) => startsContext)).toHaveLength(1);
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
