// Answers repeated questions from memory for five minutes.

import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithCacheConfig;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.models.Flags;
import java.util.concurrent.TimeUnit;

public class FlagCache {

  public static void main(String[] args) throws Exception {
    // region: cache
    FlagsmithClient flagsmith =
        FlagsmithClient.newBuilder()
            .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
            .withConfiguration(
                FlagsmithConfig.newBuilder()
                    .baseUri("https://edge.api.flagsmith.com/api/v1/")
                    .build())
            .withCache(
                FlagsmithCacheConfig.newBuilder()
                    .maxSize(10_000)
                    .expireAfterWrite(5, TimeUnit.MINUTES)
                    .enableEnvLevelCaching("environment-flags")
                    .build())
            .build();

    Flags first = flagsmith.getEnvironmentFlags();
    Flags second = flagsmith.getEnvironmentFlags();
    System.out.println("same object: " + (first == second));

    // Ask the API again, for example after a webhook.
    flagsmith.getCache().invalidateAll();
    // endregion: cache
    flagsmith.close();
  }
}
