/** Whether the hosted chat cannot be used in this tab. */
import {useSyncExternalStore} from 'react';

const EVENT = 'site:chat-failed';
let hasFailed = false;

export function reportChatFailure(): void {
  hasFailed = true;
  document.dispatchEvent(new Event(EVENT));
}

export function useChatFailure(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasFailed,
    () => false,
  );
}

function subscribe(act: () => void): () => void {
  document.addEventListener(EVENT, act);
  return () => document.removeEventListener(EVENT, act);
}
