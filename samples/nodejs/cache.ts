// Answers repeated questions from memory for half a minute. The SDK never expires entries, so the cache does.

// region: cache
import {Flagsmith, type Flags, type FlagsmithCache} from '@flagsmith/nodejs';

class TimedCache implements FlagsmithCache {
  readonly #entries = new Map<string, {flags: Flags; expires: number}>();

  constructor(private readonly milliseconds: number) {}

  async get(key: string): Promise<Flags | undefined> {
    const entry = this.#entries.get(key);
    return entry && entry.expires > Date.now() ? entry.flags : undefined;
  }

  async set(key: string, flags: Flags): Promise<void> {
    this.#entries.set(key, {flags, expires: Date.now() + this.milliseconds});
  }
}

const flagsmith = new Flagsmith({
  environmentKey: process.env.FLAGSMITH_ENVIRONMENT_KEY!,
  apiUrl: 'https://edge.api.flagsmith.com/api/v1/',
  cache: new TimedCache(30_000),
});
// endregion: cache

const first = await flagsmith.getEnvironmentFlags();
const second = await flagsmith.getEnvironmentFlags();
console.log('same object:', first === second);
