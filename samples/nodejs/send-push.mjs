// Sends a test notification to one topic: node send-push.mjs production_marketing_beta
// region: send
import {applicationDefault, initializeApp} from 'firebase-admin/app';
import {getMessaging} from 'firebase-admin/messaging';

initializeApp({credential: applicationDefault()});

const topic = process.argv[2];
// The prefix is the last guard between a test and every customer.
if (!topic?.startsWith('production_marketing_beta')) throw new Error('This script sends to test topics only.');

const messageId = await getMessaging().send({
  topic,
  notification: {title: 'Spring offer', body: 'This is what your customers will see.'},
});
console.log(`sent ${messageId}`);
// endregion: send
