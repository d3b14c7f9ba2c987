import FlagsmithClient

// region: trait
func withTransientTrait() {
    let traits = [
        Trait(key: "plan", value: "pro"),
        Trait(key: "country", value: "PT", transient: true),
    ]
    Flagsmith.shared.getFeatureFlags(forIdentity: "user-12345", traits: traits) { result in
        if case let .success(flags) = result { print(flags.count) }
    }
}
// endregion: trait

// region: identity
func asGuest() {
    Flagsmith.shared.getFeatureFlags(forIdentity: "guest-7f3a", traits: [], transient: true) { result in
        if case let .success(flags) = result { print(flags.count) }
    }
}
// endregion: identity
