import 'package:flagsmith/flagsmith.dart';
import 'package:flutter_test/flutter_test.dart';

// region: test
void main() {
  test('reads the flags that the test chose', () async {
    final flagsmith = await FlagsmithClient.init(
      apiKey: 'test',
      config: const FlagsmithConfig(caches: true, enableAnalytics: false),
      seeds: [Flag.seed('new_checkout', enabled: true)],
    );

    expect(flagsmith.hasCachedFeatureFlag('new_checkout'), isTrue);
    await flagsmith.testToggle('new_checkout');
    expect(flagsmith.hasCachedFeatureFlag('new_checkout'), isFalse);
    flagsmith.close();
  });
}
// endregion: test
