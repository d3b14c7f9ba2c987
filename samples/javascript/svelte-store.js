// Svelte: a readable store with all flags.

// region: svelte
import flagsmith from '@flagsmith/flagsmith';
import {readable} from 'svelte/store';

export const flags = readable({}, (set) => {
  flagsmith
    .init({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      api: 'https://edge.api.flagsmith.com/api/v1/',
      onChange: () => set({...flagsmith.getAllFlags()}),
    })
    .catch((error) => console.warn('flags not loaded', error));
});
// endregion: svelte
