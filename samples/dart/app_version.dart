import 'dart:io';

import 'package:device_info_plus/device_info_plus.dart';
import 'package:flagsmith/flagsmith.dart';
import 'package:package_info_plus/package_info_plus.dart';

// region: identify
String semanticVersion(String version, String build) {
  final pieces = version.split('-');
  final parts = pieces.first.split('.').take(3).map((part) => int.tryParse(part) ?? 0).toList();
  while (parts.length < 3) {
    parts.add(0);
  }
  pieces.first = parts.join('.');
  return '${pieces.join('-')}+$build';
}

Future<String> platformVersion() async {
  final device = DeviceInfoPlugin();
  return Platform.isIOS ? (await device.iosInfo).systemVersion : (await device.androidInfo).version.release;
}

Future<bool> isPhotoEditorOn(String installationId) async {
  final app = await PackageInfo.fromPlatform();
  final flagsmith = await FlagsmithClient.init(
    apiKey: 'YOUR_ENVIRONMENT_KEY',
    config: const FlagsmithConfig(caches: true),
    seeds: [Flag.seed('photo_editor', enabled: true)],
  );
  List<Flag> flags;
  try {
    flags = await flagsmith.getFeatureFlags(
      user: Identity(identifier: installationId),
      traits: [
        Trait(key: 'platform', value: Platform.operatingSystem),
        Trait(key: 'platform_version', value: semanticVersion(await platformVersion(), '0')),
        Trait(key: 'app_version', value: semanticVersion(app.version, app.buildNumber)),
      ],
    );
  } on FlagsmithApiException {
    flags = await flagsmith.getFeatureFlags(reload: false); // stored flags or seeds
  }
  return flags.any((flag) => flag.key == 'photo_editor' && (flag.enabled ?? false));
}
// endregion: identify
