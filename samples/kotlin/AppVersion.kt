import android.content.Context
import android.os.Build
import com.flagsmith.Flagsmith
import com.flagsmith.FlagsmithCacheConfig
import com.flagsmith.entities.Trait

// region: identify
fun semanticVersion(version: String, build: Long): String {
    val preRelease = version.substringAfter("-", "")
    val parts = version.substringBefore("-").split(".").take(3).map { it.toIntOrNull() ?: 0 }
    val numbers = (parts + listOf(0, 0, 0)).take(3).joinToString(".")
    return numbers + (if (preRelease.isEmpty()) "" else "-$preRelease") + "+" + build
}

fun startFlags(context: Context, installationId: String, photoEditor: (Boolean) -> Unit) {
    val app = context.packageManager.getPackageInfo(context.packageName, 0)
    val flagsmith = Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        context = context,
        cacheConfig = FlagsmithCacheConfig(enableCache = true, cacheTTLSeconds = 3600),
    )
    val traits = listOf(
        Trait(key = "platform", value = "android"),
        Trait(key = "platform_version", value = semanticVersion(Build.VERSION.RELEASE, 0)),
        Trait(key = "app_version", value = semanticVersion(app.versionName ?: "0", app.longVersionCode)),
    )
    flagsmith.getFeatureFlags(identity = installationId, traits = traits) { result ->
        // Default flags of this SDK cover environment calls only, so the fallback for identities is here.
        val flag = result.getOrNull()?.find { it.feature.name == "photo_editor" }
        photoEditor(flag?.enabled ?: true)
    }
}
// endregion: identify
