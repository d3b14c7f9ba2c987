import 'package:flagsmith/flagsmith.dart';
import 'package:shared_preferences/shared_preferences.dart';

// region: storage
/// Keeps flags under one prefix, so that the other preferences of the app stay untouched.
class PrefixedStorage extends CoreStorage {
  PrefixedStorage(this._preferences);

  static const _prefix = 'flagsmith.';
  final SharedPreferences _preferences;

  Iterable<String> get _keys => _preferences.getKeys().where((key) => key.startsWith(_prefix));

  @override
  Future<void> init() async {}

  @override
  Future<String?> read(String key) async => _preferences.getString('$_prefix$key');

  @override
  Future<bool> create(String key, String item) => _preferences.setString('$_prefix$key', item);

  @override
  Future<bool> update(String key, String item) => create(key, item);

  @override
  Future<bool> delete(String key) => _preferences.remove('$_prefix$key');

  @override
  Future<List<String>> getAll() async => [for (final key in _keys) _preferences.getString(key)!];

  @override
  Future<bool> clear() async {
    for (final key in _keys.toList()) {
      await _preferences.remove(key);
    }
    return true;
  }

  @override
  Future<bool> seed(List<MapEntry<String, String>> items) async {
    if (_keys.isNotEmpty) return false;
    for (final item in items) {
      await create(item.key, item.value);
    }
    return true;
  }
}
// endregion: storage

// region: use
Future<FlagsmithClient> startWithStorage() async => FlagsmithClient.init(
      apiKey: 'YOUR_ENVIRONMENT_KEY',
      config: const FlagsmithConfig(storageType: StorageType.custom, password: 'YOUR_STORAGE_PASSWORD', caches: true),
      storage: PrefixedStorage(await SharedPreferences.getInstance()),
    );
// endregion: use
