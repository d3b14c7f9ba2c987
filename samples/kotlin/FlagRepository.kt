import com.flagsmith.Flagsmith
import com.flagsmith.entities.Flag
import com.flagsmith.entities.Trait
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlin.coroutines.resume

// region: suspend
suspend fun Flagsmith.awaitFlags(identity: String? = null, traits: List<Trait>? = null): Result<List<Flag>> =
    suspendCancellableCoroutine { continuation ->
        getFeatureFlags(identity, traits) { result -> continuation.resume(result) }
    }
// endregion: suspend

// region: repository
/** Fetches once, keeps the flags in memory, and keeps the last good ones when a refresh fails. */
class FlagRepository(private val flagsmith: Flagsmith) {
    private val state = MutableStateFlow<Map<String, Flag>>(emptyMap())
    val flags: StateFlow<Map<String, Flag>> = state.asStateFlow()

    suspend fun refresh(identity: String? = null, traits: List<Trait>? = null) {
        flagsmith.awaitFlags(identity, traits).onSuccess { list ->
            if (list.isNotEmpty()) state.value = list.associateBy { it.feature.name }
        }
    }

    fun isEnabled(name: String): Boolean = state.value[name]?.enabled ?: false

    fun text(name: String, fallback: String): String =
        state.value[name]?.takeIf { it.enabled }?.featureStateValue as? String ?: fallback
}
// endregion: repository

// region: lifecycle
/** Call from an activity's onStart: flags are fresh whenever the app comes to the front. */
suspend fun onAppForeground(repository: FlagRepository, customerId: String?) {
    repository.refresh(identity = customerId)
}
// endregion: lifecycle
