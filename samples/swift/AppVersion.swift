import FlagsmithClient
import Foundation
import UIKit

// region: identify
func semanticVersion(_ version: String, build: String) -> String {
    var parts = version.split(separator: ".").prefix(3).map { String(Int($0) ?? 0) }
    while parts.count < 3 { parts.append("0") }
    return parts.joined(separator: ".") + "+" + build
}

func startFlags(installationID: String, photoEditor: @escaping @Sendable (Bool) -> Void) {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String ?? "0.0.0"
    let build = info["CFBundleVersion"] as? String ?? "0"

    let flagsmith = Flagsmith.shared
    flagsmith.apiKey = "YOUR_ENVIRONMENT_KEY"
    flagsmith.defaultFlags = [Flag(featureName: "photo_editor", enabled: true)]
    flagsmith.cacheConfig.useCache = true
    flagsmith.cacheConfig.cacheTTL = 3600

    let traits = [
        Trait(key: "platform", value: "ios"),
        Trait(key: "platform_version", value: semanticVersion(UIDevice.current.systemVersion, build: "0")),
        Trait(key: "app_version", value: semanticVersion(version, build: build)),
    ]
    flagsmith.getFeatureFlags(forIdentity: installationID, traits: traits) { result in
        let flags = (try? result.get()) ?? []
        photoEditor(flags.first { $0.feature.name == "photo_editor" }?.enabled ?? true)
    }
}
// endregion: identify
