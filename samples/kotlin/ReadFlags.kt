import android.util.Log
import com.flagsmith.Flagsmith
import com.flagsmith.entities.Flag
import com.flagsmith.entities.Trait

// region: environment
fun loadFlags(flagsmith: Flagsmith, render: (Map<String, Flag>) -> Unit) {
    flagsmith.getFeatureFlags { result ->
        result
            .onSuccess { flags -> render(flags.associateBy { it.feature.name }) }
            .onFailure { error -> Log.w("flags", "not loaded", error) }
    }
}
// endregion: environment

// region: one
fun showCheckout(flagsmith: Flagsmith, show: (Boolean) -> Unit) {
    flagsmith.hasFeatureFlag("new_checkout") { result -> show(result.getOrDefault(false)) }
}

fun readPageSize(flagsmith: Flagsmith, use: (Int) -> Unit) {
    flagsmith.getValueForFeature("page_size") { result ->
        val value = result.getOrNull() as? Double // JSON numbers arrive as Double
        use(value?.toInt() ?: 10)
    }
}
// endregion: one

// region: identity
fun loadFlagsOfCustomer(flagsmith: Flagsmith, render: (List<Flag>) -> Unit) {
    val traits = listOf(
        Trait(key = "plan", value = "pro"),
        Trait(key = "app_version", value = "4.2.0"),
    )
    // One request stores the traits and returns the flags of this identity.
    flagsmith.getFeatureFlags(identity = "customer-42", traits = traits) { result ->
        result.onSuccess(render).onFailure { error -> Log.w("flags", "not loaded", error) }
    }
}
// endregion: identity

// region: traits
fun upgradePlan(flagsmith: Flagsmith) {
    flagsmith.setTrait(Trait(key = "plan", value = "pro"), identity = "customer-42") { result ->
        result.onSuccess { trait -> Log.i("flags", "${trait.key} = ${trait.stringValue}") }
    }
    flagsmith.getTraits(identity = "customer-42") { result ->
        result.onSuccess { traits -> Log.i("flags", "${traits.size} traits") }
    }
}
// endregion: traits
