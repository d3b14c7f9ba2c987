import android.app.Application
import com.flagsmith.Flagsmith
import com.flagsmith.FlagsmithCacheConfig
import com.flagsmith.entities.Feature
import com.flagsmith.entities.Flag

// region: application
class ShopApplication : Application() {
    lateinit var flagsmith: Flagsmith
        private set

    override fun onCreate() {
        super.onCreate()
        // One client for the whole process: each one has its own timers and connections.
        flagsmith = Flagsmith(
            environmentKey = "YOUR_ENVIRONMENT_KEY",
            baseUrl = "https://edge.api.flagsmith.com/api/v1/",
            context = this,
        )
    }
}
// endregion: application

// region: cache
fun cachingClient(application: Application): Flagsmith =
    Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        context = application,
        cacheConfig = FlagsmithCacheConfig(
            enableCache = true,
            cacheTTLSeconds = 15 * 60L,
            cacheSize = 2L * 1024L * 1024L,
        ),
    )
// endregion: cache

// region: defaults
fun clientWithDefaults(application: Application): Flagsmith =
    Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        context = application,
        defaultFlags = listOf(
            Flag(feature = Feature(name = "new_checkout"), featureStateValue = null, enabled = false),
            Flag(feature = Feature(name = "page_size"), featureStateValue = 10.0, enabled = true),
        ),
    )
// endregion: defaults

// region: no-context
fun clientWithoutContext(): Flagsmith =
    Flagsmith(environmentKey = "YOUR_ENVIRONMENT_KEY", enableAnalytics = false)
// endregion: no-context
