import 'package:flagsmith/flagsmith.dart';

// region: disable
Future<FlagsmithClient> connect() => FlagsmithClient.init(
      apiKey: 'YOUR_ENVIRONMENT_KEY',
      config: const FlagsmithConfig(enableAnalytics: false),
    );
// endregion: disable
