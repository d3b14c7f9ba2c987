// The cache in local storage: shows yesterday's flags at once and refreshes them in the background.

// region: cache
import flagsmith, {createFlagsmithInstance} from '@flagsmith/flagsmith';

const options = {
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  cacheFlags: true,
  cacheOptions: {
    ttl: 24 * 60 * 60 * 1000, // one day in milliseconds; 0 never expires
    loadStale: true, // show expired flags too, and fetch
  },
};

await flagsmith.init(options);
console.log('first visit:', flagsmith.loadingState.source);
// endregion: cache

// region: fallback
// With the cache on, init resolves as long as there are flags from somewhere.
const offline = createFlagsmithInstance();
await offline.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://unreachable.example.com/api/v1/',
  cacheFlags: true,
  defaultFlags: {page_size: {enabled: true, value: 10}},
  onError: () => console.log('no connection'),
});
console.log('page_size:', offline.getValue('page_size'));
// endregion: fallback

// proof: a second instance stands in for the next page load, a third one skips the API.
const nextVisit = createFlagsmithInstance();
const sources = [];
await nextVisit.init({...options, onChange: (previous, {isFromServer}, {source}) => sources.push(`${source} ${isFromServer}`)});
console.log('next visit:', nextVisit.loadingState.source, nextVisit.getValue('page_size'));
await new Promise((resolve) => setTimeout(resolve, 1000));
console.log('onChange:', sources.join(', '));
const quiet = createFlagsmithInstance();
await quiet.init({...options, cacheOptions: {ttl: 60 * 60 * 1000, skipAPI: true}});
console.log('skipAPI:', quiet.loadingState.source, quiet.loadingState.isFetching);
