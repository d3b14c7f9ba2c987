import 'package:flagsmith/flagsmith.dart';

// region: trait
Future<List<Flag>> withTransientTrait(FlagsmithClient flagsmith) => flagsmith.getFeatureFlags(
      user: const Identity(identifier: 'user-12345'),
      traits: [
        Trait(key: 'plan', value: 'pro'),
        Trait(key: 'country', value: 'PT', transient: true),
      ],
    );
// endregion: trait

// region: identity
Future<List<Flag>> asGuest(FlagsmithClient flagsmith) => flagsmith.getFeatureFlags(
      user: const Identity(identifier: 'guest-7f3a', transient: true),
    );
// endregion: identity
