// A React Native app that takes part in a push test when its flag says so.
import AsyncStorage from '@react-native-async-storage/async-storage';
import {getMessaging, requestPermission, subscribeToTopic, unsubscribeFromTopic} from '@react-native-firebase/messaging';
import flagsmith from '@flagsmith/react-native';
import {AppState} from 'react-native';
import {syncPushTopic} from './push-topic';

// region: app
const firebase = getMessaging();
const messaging = {
  subscribeToTopic: (topic) => subscribeToTopic(firebase, topic),
  unsubscribeFromTopic: (topic) => unsubscribeFromTopic(firebase, topic),
};

export async function startPushTest(userId, email) {
  await requestPermission(firebase); // no consent, no notification
  await flagsmith.init({
    environmentID: 'YOUR_ENVIRONMENT_KEY',
    AsyncStorage,
    onChange: () => syncPushTopic(flagsmith, messaging, AsyncStorage).catch(console.warn),
    evaluationContext: {
      identity: {
        identifier: userId,
        // Only for this evaluation: the address is not stored in Flagsmith.
        traits: {email_domain: {value: email.split('@').pop().toLowerCase(), transient: true}},
      },
    },
  });
  AppState.addEventListener('change', (state) => {
    if (state === 'active') flagsmith.getFlags().catch(() => {});
  });
}
// endregion: app
