/**
 * Whether something is there at all: the shortest questions that readers ask, with hardly a word to
 * be recognised by. One in fourteen was refused once.
 */
import {expect, it} from 'vitest';

import {LEAST_COVERAGE} from '../../plugins/assistant/client/ask/quoteDocs';
import {openSiteData} from '../../scripts/lib/ask/siteData';

const THERE = [
  'multivariate flags',
  'scheduled flags',
  'SAML',
  'webhooks',
  'an audit log',
  'change requests',
  'a Terraform provider',
  'a PHP SDK',
  'a Rust SDK',
  'an Elixir SDK',
  'a Datadog integration',
  'a Grafana integration',
  'real-time flags',
  'local evaluation',
  'offline mode',
  'an edge proxy',
  'feature health',
  'two-factor authentication',
  'LDAP',
  'Okta',
  'a Helm chart',
  'a Docker image',
  'OpenFeature',
  'a CLI',
  'a GitHub integration',
  'a Jira integration',
  'a Slack integration',
  'percentage rollouts',
  'A/B testing',
  'custom roles',
  'groups of users',
  'tags',
  'Prometheus metrics',
  'a free plan',
  'identity overrides',
  'a REST API',
  'a Flutter SDK',
  'Kotlin',
  'rate limits',
  'release pipelines',
  'OpenShift',
  'Amplitude',
];
const NOT_THERE = ['session replay', 'dark mode', 'a fax machine', 'heat maps', 'a Storybook addon', 'crossword puzzles', 'gift cards'];
const WAYS = [
  (thing: string) => `Does Flagsmith support ${thing.replace(/^an? /, '')}?`,
  (thing: string) => `Do you have ${thing}?`,
  (thing: string) => `Is there ${thing}?`,
];

it('is answered where it is there, and refused where it is not', async () => {
  const {engine} = await openSiteData('build');
  const refusedOf = async (things: string[]) => {
    const refused: string[] = [];
    for (const question of things.flatMap((thing) => WAYS.map((way) => way(thing))))
      if ((await engine.retrieve(question)).coverage < LEAST_COVERAGE) refused.push(question);
    return refused;
  };
  // Measured: four of 126, three of them about the Docker image.
  expect((await refusedOf(THERE)).length).toBeLessThanOrEqual(4);
  expect((await refusedOf(NOT_THERE)).length).toBe(WAYS.length * NOT_THERE.length);
});
