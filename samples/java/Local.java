// Evaluates flags in this process, from a copy of the environment document.

import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.models.Flags;
import java.util.Map;
import java.util.stream.Collectors;

public class Local {
  public static void main(String[] args) throws Exception {
    // region: local
    FlagsmithClient flagsmith =
        FlagsmithClient.newBuilder()
            // A server-side key, which starts with "ser.".
            .setApiKey(System.getenv("FLAGSMITH_SERVER_KEY"))
            .withConfiguration(
                FlagsmithConfig.newBuilder()
                    .baseUri("https://edge.api.flagsmith.com/api/v1/")
                    .withLocalEvaluation(true)
                    .withEnvironmentRefreshIntervalSeconds(60)
                    .build())
            // Fetches the document before it returns; after that a thread of its own polls.
            .build();

    // No request is made here, and no trait is stored.
    Flags flags = flagsmith.getIdentityFlags("customer-42", Map.of("plan", "pro"));
    System.out.println("banner_text: " + flags.getFeatureValue("banner_text"));

    // An identity override from the dashboard applies too.
    Flags tester = flagsmith.getIdentityFlags("beta-tester-1");
    System.out.println("new_checkout: " + tester.getFeatureValue("new_checkout"));
    // endregion: local

    // region: segments
    String segments =
        flagsmith.getIdentitySegments("customer-42", Map.of("plan", "pro")).stream()
            .map(segment -> segment.getName())
            .collect(Collectors.joining(", "));
    System.out.println("segments: " + segments);
    // endregion: segments

    // Stops the polling thread.
    flagsmith.close();
  }
}
