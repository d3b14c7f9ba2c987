import type {Provider, ServiceId, ServiceSettings} from '../types';

/**
 * In the order they are loaded. Each provider is a file of its own, fetched only when
 * its service is configured.
 */
const providers: {[Id in ServiceId]: () => Promise<Provider<Id>>} = {
  tagManager: () => import('./providers/tagManager'),
  analytics: () => import('./providers/analytics'),
  marketing: () => import('./providers/marketing'),
  visitorIntelligence: () => import('./providers/visitorIntelligence'),
};

const started = new Set<ServiceId>();

/** Fetches all providers together and starts them in order, however their files arrive. */
export async function loadServices(settings: ServiceSettings): Promise<void> {
  const ids = configured(settings).filter((id) => !started.has(id));
  ids.forEach((id) => started.add(id));
  const fetched = ids.map((id) => attempt<unknown>(id, providers[id]));
  for (const [at, id] of ids.entries()) {
    const provider = (await fetched[at]) as Provider<ServiceId> | undefined;
    if (provider) void attempt(id, () => provider.load(settings[id] as never));
  }
}

export function forgetServices(settings: ServiceSettings): void {
  for (const id of configured(settings)) void attempt(id, async () => (await providers[id]()).forget());
}

function configured(settings: ServiceSettings): ServiceId[] {
  return (Object.keys(providers) as ServiceId[]).filter((id) => settings[id]);
}

/** A service that fails is logged once, and readers do not notice. */
async function attempt<Value>(id: ServiceId, act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await act();
  } catch (error) {
    console.warn(`[analytics] ${id} is not available:`, error);
    return undefined;
  }
}
