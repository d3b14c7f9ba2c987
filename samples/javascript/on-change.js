// What the callback receives: the flags as they were, what changed, and the state of loading.

// region: on-change
import flagsmith from '@flagsmith/flagsmith';

await flagsmith.init({
  environmentID: 'YOUR_ENVIRONMENT_KEY',
  api: 'https://edge.api.flagsmith.com/api/v1/',
  onChange: (previousFlags, {isFromServer, flagsChanged, traitsChanged}, {source}) => {
    console.log('changed:', flagsChanged, 'traits:', traitsChanged, 'from:', source, isFromServer);
    console.log('page_size was', previousFlags?.page_size?.value, 'and is', flagsmith.getValue('page_size'));
  },
  onError: (error) => console.warn(error.message),
});

await flagsmith.identify('customer-42', {plan: 'pro'});
// endregion: on-change
