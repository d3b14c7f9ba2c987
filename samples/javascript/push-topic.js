// Keeps the push topic of a device in step with a flag.

// region: sync
const STORAGE_KEY = 'push_topic';

/** Subscribes when the flag is on, leaves the old topic when it is off or names another one. */
export async function syncPushTopic(flagsmith, messaging, storage) {
  const value = flagsmith.getValue('fcm_marketing_beta');
  // Firebase accepts these characters only.
  const wanted =
    flagsmith.hasFeature('fcm_marketing_beta') && /^[a-zA-Z0-9-_.~%]+$/.test(value ?? '')
      ? value
      : null;
  const current = await storage.getItem(STORAGE_KEY);
  if (wanted === current) return current;
  if (current) {
    await messaging.unsubscribeFromTopic(current);
    console.log(`unsubscribed from ${current}`);
    await storage.removeItem(STORAGE_KEY);
  }
  if (wanted) {
    await messaging.subscribeToTopic(wanted);
    console.log(`subscribed to ${wanted}`);
    await storage.setItem(STORAGE_KEY, wanted);
  }
  return wanted;
}
// endregion: sync

// proof: stands in for Firebase and the device.
import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const messaging = {subscribeToTopic: async () => {}, unsubscribeFromTopic: async () => {}};
const memory = new Map();
const storage = {
  getItem: async (key) => memory.get(key) ?? null,
  setItem: async (key, value) => memory.set(key, value),
  removeItem: async (key) => memory.delete(key),
};

for (const flag of [
  {enabled: false, value: 'production_marketing_beta'},
  {enabled: true, value: 'production_marketing_beta'},
  {enabled: true, value: 'production_marketing_beta'},
  {enabled: true, value: 'production_marketing_beta_2'},
  {enabled: true, value: 'not a topic'},
]) {
  const flagsmith = createFlagsmithInstance();
  await flagsmith.init({environmentID: 'YOUR_ENVIRONMENT_KEY', preventFetch: true, defaultFlags: {fcm_marketing_beta: flag}});
  console.log(`${flag.enabled ? 'on' : 'off'}, ${flag.value}: ${await syncPushTopic(flagsmith, messaging, storage)}`);
}
