// One module that the rest of the application imports, with typed defaults.

// region: defaults
import flagsmith from '@flagsmith/flagsmith';
import type {IFlags} from '@flagsmith/flagsmith/types';

const defaultFlags = {
  new_checkout: {enabled: false, value: null},
  page_size: {enabled: true, value: 10},
} satisfies IFlags;

export async function startFlags(): Promise<void> {
  try {
    await flagsmith.init({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      api: 'https://unreachable.example.com/api/v1/',
      defaultFlags,
    });
  } catch {
    console.log('using the defaults');
  }
}
// endregion: defaults

await startFlags();
console.log('page_size:', flagsmith.getValue('page_size'));
