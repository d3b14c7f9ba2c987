import FlagsmithClient

// region: disable
func configureFlagsmith() {
    Flagsmith.shared.apiKey = "YOUR_ENVIRONMENT_KEY"
    Flagsmith.shared.enableAnalytics = false
}
// endregion: disable
