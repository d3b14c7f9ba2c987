// Vue: a plugin that counts changes, and a composable that reads flags whenever the count moves.

// region: vue
import flagsmith from '@flagsmith/flagsmith';
import {computed, ref} from 'vue';

const changes = ref(0);

export const flagsPlugin = {
  install() {
    flagsmith
      .init({
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
        onChange: () => changes.value++,
      })
      .catch((error) => console.warn('flags not loaded', error));
  },
};

export const useFlag = (name) =>
  computed(() => {
    void changes.value; // makes the computed value depend on the counter
    return {enabled: flagsmith.hasFeature(name), value: flagsmith.getValue(name)};
  });
// endregion: vue
