// Reads flags from a file and never calls the API.

import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.models.Flags;
import com.flagsmith.offline.LocalFileHandler;
import java.util.Map;

public class Offline {
  public static void main(String[] args) throws Exception {
    // region: offline
    FlagsmithClient flagsmith =
        FlagsmithClient.newBuilder()
            .withConfiguration(
                FlagsmithConfig.newBuilder()
                    .withOfflineMode(true)
                    .withOfflineHandler(new LocalFileHandler("environment.json"))
                    .build())
            .build();

    Flags flags = flagsmith.getIdentityFlags("customer-42", Map.of("plan", "pro"));
    System.out.println("banner_text: " + flags.getFeatureValue("banner_text"));
    // endregion: offline
  }
}
