import android.content.Context
import com.flagsmith.Flagsmith

// region: disable
fun connect(context: Context): Flagsmith =
    Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        context = context,
        enableAnalytics = false,
    )
// endregion: disable
