import com.flagsmith.Flagsmith
import com.flagsmith.entities.Flag
import kotlinx.coroutines.suspendCancellableCoroutine
import kotlinx.coroutines.test.runTest
import okhttp3.mockwebserver.MockResponse
import okhttp3.mockwebserver.MockWebServer
import org.junit.After
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Test
import kotlin.coroutines.resume

// region: test
class CheckoutFlagTest {
    private val server = MockWebServer()

    @Before
    fun start() = server.start()

    @After
    fun stop() = server.shutdown()

    @Test
    fun newCheckoutIsOn() = runTest {
        server.enqueue(MockResponse().setBody("""[{"feature": {"name": "new_checkout"}, "enabled": true, "feature_state_value": null}]"""))
        val flagsmith = Flagsmith(
            environmentKey = "test",
            baseUrl = server.url("/api/v1/").toString(),
            enableAnalytics = false, // analytics needs an Android context
        )
        val flags = suspendCancellableCoroutine<Result<List<Flag>>> { continuation ->
            flagsmith.getFeatureFlags(null, null) { continuation.resume(it) }
        }.getOrThrow()
        assertTrue(flags.single { it.feature.name == "new_checkout" }.enabled)
    }
}
// endregion: test
