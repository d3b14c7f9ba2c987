import android.content.Context
import com.flagsmith.Flagsmith
import com.flagsmith.openfeature.FlagsmithProvider
import dev.openfeature.kotlin.sdk.ImmutableContext
import dev.openfeature.kotlin.sdk.OpenFeatureAPI
import dev.openfeature.kotlin.sdk.Value

// region: kotlin
suspend fun startOpenFeature(context: Context) {
    val flagsmith = Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        baseUrl = "https://edge.api.flagsmith.com/api/v1/",
        context = context,
    )
    OpenFeatureAPI.setProviderAndWait(
        FlagsmithProvider(flagsmith = flagsmith),
        initialContext = ImmutableContext(
            targetingKey = "customer-42",
            attributes = mapOf("plan" to Value.String("pro")),
        ),
    )
    val client = OpenFeatureAPI.getClient()
    println(client.getBooleanValue("new_checkout", false))
}
// endregion: kotlin
