import FlagsmithClient

// region: async
func loadCheckout() async -> Bool {
    do {
        return try await Flagsmith.shared.hasFeatureFlag(withID: "new_checkout")
    } catch {
        print("flags not loaded: \(error.localizedDescription)")
        return false
    }
}
// endregion: async

// region: value
func loadPageSize() async throws -> Int {
    let value = try await Flagsmith.shared.getValueForFeature(withID: "page_size")
    switch value {
    case let .int(number): return number
    case let .string(text): return Int(text) ?? 10
    default: return 10 // .bool, .float, .null, or no flag with this name
    }
}
// endregion: value

// region: completion
func loadFlags(render: @escaping @Sendable ([Flag]) -> Void) {
    Flagsmith.shared.getFeatureFlags { result in
        switch result {
        case let .success(flags): render(flags)
        case let .failure(error): print("flags not loaded: \(error.localizedDescription)")
        }
    }
}
// endregion: completion

// region: identity
func loadFlagsOfCustomer() async throws -> [Flag] {
    try await Flagsmith.shared.getFeatureFlags(forIdentity: "customer-42")
}

/// One request stores the traits and returns the flags. Only the completion form takes traits.
func identify(render: @escaping @Sendable ([Flag]) -> Void) {
    let traits = [
        Trait(key: "plan", value: "pro"),
        Trait(key: "seats", value: 12),
        Trait(key: "country", value: "PT", transient: true),
    ]
    Flagsmith.shared.getFeatureFlags(forIdentity: "customer-42", traits: traits) { result in
        if case let .success(flags) = result { render(flags) }
    }
}
// endregion: identity

// region: guest
/// The list of traits may be empty, but it has to be there: without it the identity is stored.
func evaluateGuest(render: @escaping @Sendable ([Flag]) -> Void) {
    Flagsmith.shared.getFeatureFlags(forIdentity: "guest-7f3a", traits: [], transient: true) { result in
        if case let .success(flags) = result { render(flags) }
    }
}
// endregion: guest

// region: traits
func updatePlan() async throws {
    try await Flagsmith.shared.setTraits([Trait(key: "plan", value: "pro")], forIdentity: "customer-42")
    let stored = try await Flagsmith.shared.getTrait(withID: "plan", forIdentity: "customer-42")
    print(stored?.typedValue.description ?? "no trait")
}
// endregion: traits
