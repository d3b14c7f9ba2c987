// Identifies an installation with the facts that a release switch needs.
import AsyncStorage from '@react-native-async-storage/async-storage';
import flagsmith from '@flagsmith/react-native';
import {AppState, Platform} from 'react-native';
import DeviceInfo from 'react-native-device-info';
import {semanticVersion} from './app-version';

// region: identify
export async function startFlags(installationId) {
  await flagsmith
    .init({
      environmentID: 'YOUR_ENVIRONMENT_KEY',
      AsyncStorage,
      cacheFlags: true,
      cacheOptions: {ttl: 60 * 60 * 1000, loadStale: true},
      defaultFlags: {photo_editor: {enabled: true, value: null}},
      evaluationContext: {
        identity: {
          identifier: installationId,
          traits: {
            platform: {value: Platform.OS},
            platform_version: {value: semanticVersion(String(Platform.Version))},
            app_version: {
              value: semanticVersion(DeviceInfo.getVersion(), DeviceInfo.getBuildNumber()),
            },
          },
        },
      },
    })
    .catch(() => {}); // cached or default flags stay

  AppState.addEventListener('change', (state) => {
    if (state === 'active') flagsmith.getFlags().catch(() => {});
  });
}
// endregion: identify
