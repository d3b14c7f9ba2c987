import type {Provider, ServiceId, ServiceSettings} from '../types';

/** In the order they are loaded. Each provider is a file of its own, fetched only when its service is configured. */
const providers: {[Id in ServiceId]: () => Promise<Provider<Id>>} = {
  tagManager: () => import('./providers/tagManager'),
  analytics: () => import('./providers/analytics'),
  marketing: () => import('./providers/marketing'),
  visitorIntelligence: () => import('./providers/visitorIntelligence'),
};

const started = new Set<ServiceId>();

export function loadServices(settings: ServiceSettings): void {
  for (const id of configured(settings)) {
    if (started.has(id)) continue;
    started.add(id);
    void run(id, ({load}) => load(settings[id] as never));
  }
}

export function forgetServices(settings: ServiceSettings): void {
  for (const id of configured(settings)) void run(id, ({forget}) => forget());
}

function configured(settings: ServiceSettings): ServiceId[] {
  return (Object.keys(providers) as ServiceId[]).filter((id) => settings[id]);
}

async function run(id: ServiceId, act: (provider: Provider<ServiceId>) => void | Promise<void>): Promise<void> {
  try {
    await act((await providers[id]()) as Provider<ServiceId>);
  } catch (error) {
    console.warn(`[analytics] ${id} is not available:`, error);
  }
}
