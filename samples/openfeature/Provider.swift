import FlagsmithClient
import FlagsmithOpenFeature
import OpenFeature

// region: swift
func startOpenFeature() async {
    // The client is a singleton: configure it before you create the provider.
    Flagsmith.shared.apiKey = "YOUR_ENVIRONMENT_KEY"

    await OpenFeatureAPI.shared.setProviderAndWait(
        provider: FlagsmithProvider(),
        initialContext: ImmutableContext(
            targetingKey: "customer-42",
            structure: ImmutableStructure(attributes: ["plan": .string("pro")])
        )
    )
    let client = OpenFeatureAPI.shared.getClient()
    print(client.getBooleanValue(key: "new_checkout", defaultValue: false))
}
// endregion: swift
