import android.content.SharedPreferences
import android.util.Log
import com.flagsmith.Flagsmith
import com.flagsmith.entities.Trait
import com.google.firebase.messaging.FirebaseMessaging

// region: sync
fun syncPushTopic(flagsmith: Flagsmith, userId: String, emailDomain: String, store: SharedPreferences) {
    val traits = listOf(Trait(key = "email_domain", value = emailDomain, transient = true))
    flagsmith.getFeatureFlags(identity = userId, traits = traits) { result ->
        // No answer: keep the subscription as it is.
        val flags = result.getOrNull() ?: return@getFeatureFlags
        val flag = flags.find { it.feature.name == "fcm_marketing_beta" }
        val wanted = if (flag?.enabled == true) flag.featureStateValue as? String else null
        val current = store.getString("push_topic", null)
        if (wanted == current) return@getFeatureFlags

        val messaging = FirebaseMessaging.getInstance()
        if (current != null) {
            messaging.unsubscribeFromTopic(current).addOnSuccessListener {
                store.edit().remove("push_topic").apply()
                Log.i("push", "unsubscribed from $current")
            }
        }
        if (wanted != null) {
            messaging.subscribeToTopic(wanted).addOnSuccessListener {
                store.edit().putString("push_topic", wanted).apply()
                Log.i("push", "subscribed to $wanted")
            }
        }
    }
}
// endregion: sync
