import FlagsmithClient

// region: identify
func identify() {
    let traits = [Trait(key: "plan", value: "pro"), Trait(key: "seats", value: 12)]
    Flagsmith.shared.getFeatureFlags(forIdentity: "customer-42", traits: traits) { result in
        switch result {
        case let .success(flags): print("flags: \(flags.count)")
        case let .failure(error): print("no flags: \(error)")
        }
    }
}
// endregion: identify
