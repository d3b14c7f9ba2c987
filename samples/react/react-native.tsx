// React Native: same hooks, another package, and a storage that you pass in.

// region: native
import AsyncStorage from '@react-native-async-storage/async-storage';
import flagsmith from '@flagsmith/react-native';
import {FlagsmithProvider, useFlags} from '@flagsmith/react-native/react';
import {Text} from 'react-native';

function Banner() {
  const {banner_text} = useFlags(['banner_text']);
  return banner_text.enabled ? <Text>{banner_text.value}</Text> : null;
}

export default function App() {
  return (
    <FlagsmithProvider
      flagsmith={flagsmith}
      options={{
        environmentID: 'YOUR_ENVIRONMENT_KEY',
        api: 'https://edge.api.flagsmith.com/api/v1/',
        AsyncStorage, // without it nothing is cached and nothing is counted
        cacheFlags: true,
        enableAnalytics: true,
      }}
    >
      <Banner />
    </FlagsmithProvider>
  );
}
// endregion: native
