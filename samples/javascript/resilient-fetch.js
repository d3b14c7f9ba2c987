// The SDK has neither a timeout nor retries. A fetch of your own adds both.

// region: fetch
import flagsmith from '@flagsmith/flagsmith';

/** Gives up after `ms` and tries once more. */
const patientFetch = (ms, retries = 1) =>
  async function attempt(url, options, left = retries) {
    try {
      const response = await fetch(url, {...options, signal: AbortSignal.timeout(ms)});
      if (response.status < 500 || left === 0) return response;
    } catch (error) {
      if (left === 0) throw error;
    }
    return attempt(url, options, left - 1);
  };

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  fetch: patientFetch(3000),
});
// endregion: fetch

console.log('page_size:', flagsmith.getValue('page_size'));
