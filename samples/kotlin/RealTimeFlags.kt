import android.content.Context
import com.flagsmith.Flagsmith
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.launch

// region: init
fun listen(context: Context, scope: CoroutineScope, render: (Map<String, Boolean>) -> Unit) {
    val flagsmith = Flagsmith(
        environmentKey = "YOUR_ENVIRONMENT_KEY",
        context = context,
        enableRealtimeUpdates = true,
    )
    scope.launch {
        flagsmith.flagUpdateFlow.collect { flags -> render(flags.associate { it.feature.name to it.enabled }) }
    }
}
// endregion: init
