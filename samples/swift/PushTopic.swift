import FirebaseMessaging
import FlagsmithClient
import Foundation

// region: sync
func syncPushTopic(userID: String, emailDomain: String) {
    let traits = [Trait(key: "email_domain", value: emailDomain, transient: true)]
    Flagsmith.shared.getFeatureFlags(forIdentity: userID, traits: traits) { result in
        // No answer: keep the subscription as it is.
        guard case let .success(flags) = result else { return }
        let flag = flags.first { $0.feature.name == "fcm_marketing_beta" }
        let wanted = flag?.enabled == true ? flag?.value.stringValue : nil
        let store = UserDefaults.standard
        let current = store.string(forKey: "push_topic")
        guard wanted != current else { return }

        if let current {
            Messaging.messaging().unsubscribe(fromTopic: current) { error in
                if error == nil { print("unsubscribed from \(current)") }
            }
            store.removeObject(forKey: "push_topic")
        }
        if let wanted {
            Messaging.messaging().subscribe(toTopic: wanted) { error in
                if error == nil { print("subscribed to \(wanted)") }
            }
            store.set(wanted, forKey: "push_topic")
        }
    }
}
// endregion: sync
