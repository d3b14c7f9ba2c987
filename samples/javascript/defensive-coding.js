// Reads flags so that a missing flag, a wrong type or a dead network never reaches a component.

// region: wrapper
import {createFlagsmithInstance} from '@flagsmith/flagsmith';

const fallbacksUsed = {}; // send this to your metrics

function fallBack(name, fallback) {
  fallbacksUsed[name] = (fallbacksUsed[name] ?? 0) + 1;
  return fallback;
}

export function safeFlags(flagsmith) {
  const has = (name) => name in flagsmith.getAllFlags();
  return {
    isEnabled: (name, fallback) =>
      (has(name) ? flagsmith.hasFeature(name) : fallBack(name, fallback)),
    value(name, fallback) {
      const value = has(name) ? flagsmith.getValue(name) : null;
      return typeof value === typeof fallback ? value : fallBack(name, fallback);
    },
    json(name, fallback, isValid) {
      const parsed = has(name) ? flagsmith.getValue(name, {json: true}) : undefined;
      return isValid(parsed) ? parsed : fallBack(name, fallback);
    },
  };
}

export async function connect(api) {
  const flagsmith = createFlagsmithInstance();
  const ready = flagsmith
    .init({environmentID: 'YOUR_ENVIRONMENT_KEY', api, onError: () => {}})
    .catch(() => {}); // nothing to serve: every read falls back
  // The SDK has no timeout of its own, so the first render waits for two seconds at most.
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 2000))]);
  return safeFlags(flagsmith);
}
// endregion: wrapper

// region: chaos
async function printFlags(api) {
  const started = Date.now();
  const flags = await connect(api);
  const theme = flags.json('banner_text', {colour: 'grey'}, (value) => typeof value?.colour === 'string');
  console.log('new_checkout:', flags.isEnabled('new_checkout', false) ? 'on' : 'off');
  console.log('page_size:', flags.value('page_size', 10));
  console.log('theme:', theme.colour);
  console.log('no_such_flag:', flags.isEnabled('no_such_flag', false) ? 'on' : 'off');
  if (Date.now() - started > 3000) throw new Error('flags must not hold up the first render');
}

console.log('API up');
await printFlags('https://edge.api.flagsmith.com/api/v1/');
console.log('API down');
await printFlags('https://unreachable.example.com/api/v1/');
console.log('fallbacks:', JSON.stringify(fallbacksUsed));
// endregion: chaos
