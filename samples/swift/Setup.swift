import FlagsmithClient
import Foundation

// region: configure
func configureFlags() {
    let flagsmith = Flagsmith.shared
    flagsmith.apiKey = "YOUR_ENVIRONMENT_KEY"
    flagsmith.baseURL = URL(string: "https://edge.api.flagsmith.com/api/v1/")!
}
// endregion: configure

// region: defaults
func setDefaults() {
    Flagsmith.shared.defaultFlags = [
        Flag(featureName: "new_checkout", enabled: false),
        Flag(featureName: "page_size", intValue: 10, enabled: true),
        Flag(featureName: "banner_text", stringValue: "Welcome", enabled: true),
    ]
}
// endregion: defaults

// region: cache
func turnCacheOn() {
    let config = Flagsmith.shared.cacheConfig
    config.useCache = true
    config.cacheTTL = 15 * 60 // seconds; 0 means one year
    // A cache of its own: real-time updates empty the cache that is named here.
    config.cache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 5_000_000, diskPath: "flagsmith")
}
// endregion: cache

// region: self-hosted
func useOwnServer() {
    Flagsmith.shared.baseURL = URL(string: "https://flags.example.com/api/v1/")!
    Flagsmith.shared.eventSourceBaseURL = URL(string: "https://realtime.flags.example.com/")! // the last slash matters
}
// endregion: self-hosted
