// Tests code that reads flags, without a network.

// region: testing
import assert from 'node:assert/strict';
import {test} from 'node:test';

import {DefaultFlag, Flags, Flagsmith, LocalFileHandler} from '@flagsmith/nodejs';

function pageTitle(flags: Flags): string {
  return flags.isFeatureEnabled('new_checkout') ? 'Checkout, new' : 'Checkout';
}

test('both branches', () => {
  for (const [enabled, title] of [[true, 'Checkout, new'], [false, 'Checkout']] as const) {
    const flags = Flags.fromAPIFlags({apiFlags: [{enabled, feature_state_value: null, feature: {id: 1, name: 'new_checkout'}}]});
    assert.equal(pageTitle(flags), title);
  }
});

test('API down: what a failed call returns', () => {
  const flags = new Flags({flags: {}, defaultFlagHandler: () => new DefaultFlag(null, false)});
  assert.equal(pageTitle(flags), 'Checkout');
});

test('real segments, from a document that is kept beside the tests', async () => {
  const flagsmith = new Flagsmith({offlineMode: true, offlineHandler: new LocalFileHandler('environment.json')});
  const flags = await flagsmith.getIdentityFlags('customer-42', {plan: 'pro'});
  assert.equal(flags.isFeatureEnabled('banner_text'), true);
});
// endregion: testing
