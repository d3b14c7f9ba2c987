import Combine
import FlagsmithClient
import SwiftUI

// region: store
/// Fetches once, keeps the flags in memory, and tells SwiftUI when they change.
@MainActor
final class FlagStore: ObservableObject {
    @Published private(set) var flags: [String: Flag] = [:]

    func refresh(identity: String? = nil) async {
        guard let list = try? await Flagsmith.shared.getFeatureFlags(forIdentity: identity) else { return }
        flags = Dictionary(list.map { ($0.feature.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func isEnabled(_ name: String) -> Bool { flags[name]?.enabled ?? false }
}
// endregion: store

// region: view
struct ShopView: View {
    @StateObject private var store = FlagStore()
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            if store.isEnabled("new_checkout") { Text("New checkout") }
        }
        .task { await store.refresh() }
        .onChange(of: scenePhase) { phase in
            // The SDK does not refresh in the background, so ask when the app comes to the front.
            if phase == .active { Task { await store.refresh() } }
        }
    }
}
// endregion: view
