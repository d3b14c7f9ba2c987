import FlagsmithClient

// region: init
func listen(render: @escaping @Sendable ([Flag]) -> Void) {
    let flagsmith = Flagsmith.shared
    flagsmith.apiKey = "YOUR_ENVIRONMENT_KEY"
    flagsmith.enableRealtimeUpdates = true
    Task {
        for await flags in flagsmith.flagStream {
            render(flags)
        }
    }
}
// endregion: init
