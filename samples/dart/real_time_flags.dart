import 'package:flagsmith/flagsmith.dart';

// region: init
Future<void> listen(void Function(bool enabled) render) async {
  final flagsmith = await FlagsmithClient.init(
    apiKey: 'YOUR_ENVIRONMENT_KEY',
    config: const FlagsmithConfig(caches: true, enableRealtimeUpdates: true),
  );
  await flagsmith.getFeatureFlags();
  flagsmith.stream('new_checkout')?.listen((flag) => render(flag.enabled ?? false));
}
// endregion: init
