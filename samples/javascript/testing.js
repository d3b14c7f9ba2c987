// A unit test decides its flags itself and sends no request.

// region: under-test
/** The code under test takes its flags as an argument. */
export function checkoutPath(flags) {
  return flags.hasFeature('new_checkout') ? '/checkout/v2' : '/checkout';
}
// endregion: under-test

// region: helper
import {createFlagsmithInstance} from '@flagsmith/flagsmith/isomorphic';

export async function flagsFor(defaultFlags) {
  const flagsmith = createFlagsmithInstance(); // a new one for each test, so that nothing carries over
  await flagsmith.init({environmentID: 'test', preventFetch: true, defaultFlags});
  return flagsmith;
}
// endregion: helper

// region: test
import assert from 'node:assert/strict';
import test from 'node:test';

test('sends customers to the new checkout when the flag is on', async () => {
  const flags = await flagsFor({new_checkout: {enabled: true, value: null}});
  assert.equal(checkoutPath(flags), '/checkout/v2');
});

test('falls back when the flag does not exist', async () => {
  assert.equal(checkoutPath(await flagsFor({other: {enabled: true, value: null}})), '/checkout');
});
// endregion: test
