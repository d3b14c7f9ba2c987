import 'package:flagsmith/flagsmith.dart';

// region: init
Future<FlagsmithClient> start() async {
  final flagsmith = await FlagsmithClient.init(
    apiKey: 'YOUR_ENVIRONMENT_KEY',
    config: const FlagsmithConfig(
      baseURI: 'https://edge.api.flagsmith.com/api/v1/',
      caches: true,
    ),
    seeds: [
      Flag.seed('new_checkout', enabled: false),
      Flag.seed('page_size', value: '10'),
    ],
  );
  try {
    await flagsmith.getFeatureFlags();
  } on Exception catch (error) {
    print('using seeds: $error');
  }
  return flagsmith;
}
// endregion: init

// region: read
Future<void> read(FlagsmithClient flagsmith) async {
  final isNew = await flagsmith.isFeatureFlagEnabled('new_checkout');
  final pageSize = int.tryParse(await flagsmith.getFeatureFlagValue('page_size') ?? '') ?? 10;
  print('new_checkout: ${isNew ? 'on' : 'off'}, page_size: $pageSize');

  // Without await, from memory: needs caches: true.
  if (flagsmith.hasCachedFeatureFlag('new_checkout')) {
    print(flagsmith.getCachedFeatureFlagValue('banner_text'));
  }
}
// endregion: read

// region: identity
Future<List<Flag>> identify(FlagsmithClient flagsmith) => flagsmith.getFeatureFlags(
      user: const Identity(identifier: 'customer-42'),
      traits: [
        Trait(key: 'plan', value: 'pro'),
        Trait(key: 'seats', value: 12),
      ],
    );
// endregion: identity

// region: traits
Future<void> updateTraits(FlagsmithClient flagsmith) async {
  const customer = Identity(identifier: 'customer-42');
  await flagsmith.createTrait(value: TraitWithIdentity(identity: customer, key: 'plan', value: 'pro'));
  await flagsmith.updateTraits(value: [
    TraitWithIdentity(identity: customer, key: 'seats', value: 12),
    TraitWithIdentity(identity: customer, key: 'beta', value: true),
  ]);
  final plan = await flagsmith.getTrait(customer, 'plan');
  print(plan?.value);
}
// endregion: traits

// region: http
/// The Dio instance is public: headers, interceptors and certificates are set there.
void configureHttp(FlagsmithClient flagsmith) {
  flagsmith.client.options.headers['X-Tenant'] = 'acme';
}
// endregion: http
