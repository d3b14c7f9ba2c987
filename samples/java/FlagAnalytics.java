import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;

/** Turns flag analytics on. */
public final class FlagAnalytics {
  private FlagAnalytics() {}

  // region: enable
  public static FlagsmithClient connect() {
    return FlagsmithClient.newBuilder()
        .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
        .withConfiguration(
            FlagsmithConfig.newBuilder()
                .baseUri(System.getenv("FLAGSMITH_API_URL"))
                .withEnableAnalytics(true)
                .build())
        .build();
  }
  // endregion: enable
}
