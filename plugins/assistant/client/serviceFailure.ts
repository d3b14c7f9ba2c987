/** Whether a hosted service cannot be used in this tab; the site's own then takes its place. */
import {useSyncExternalStore} from 'react';

type Service = 'assistant' | 'chat';

const EVENT = 'site:service-failed';
const failed = new Set<Service>();

export function reportFailure(service: Service): void {
  failed.add(service);
  document.dispatchEvent(new Event(EVENT));
}

export function useFailure(service: Service): boolean {
  return useSyncExternalStore(
    subscribe,
    () => failed.has(service),
    () => false,
  );
}

function subscribe(act: () => void): () => void {
  document.addEventListener(EVENT, act);
  return () => document.removeEventListener(EVENT, act);
}
