import com.flagsmith.Flagsmith
import com.flagsmith.entities.Trait

// region: identify
fun identify(flagsmith: Flagsmith) {
    val traits = listOf(Trait(key = "plan", value = "pro"), Trait(key = "seats", value = 12))
    flagsmith.getFeatureFlags(identity = "customer-42", traits = traits) { result ->
        result.fold(
            onSuccess = { flags -> println("flags: ${flags.size}") },
            onFailure = { error -> println("no flags: ${error.message}") },
        )
    }
}
// endregion: identify
