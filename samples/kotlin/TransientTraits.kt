import com.flagsmith.Flagsmith
import com.flagsmith.entities.Trait

// region: trait
fun withTransientTrait(flagsmith: Flagsmith) {
    val traits = listOf(
        Trait(key = "plan", value = "pro"),
        Trait(key = "country", value = "PT", transient = true),
    )
    flagsmith.getFeatureFlags(identity = "user-12345", traits = traits) { result ->
        result.onSuccess { flags -> println(flags.size) }
    }
}
// endregion: trait

// region: identity
fun asGuest(flagsmith: Flagsmith) {
    flagsmith.getFeatureFlags(identity = "guest-7f3a", transient = true) { result ->
        result.onSuccess { flags -> println(flags.size) }
    }
}
// endregion: identity
