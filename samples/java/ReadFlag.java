import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.exceptions.FlagsmithClientError;
import com.flagsmith.models.Flags;
import java.util.HashMap;
import java.util.Map;

/** Reads a flag for the environment and for an identity. */
public final class ReadFlag {
  private ReadFlag() {}

  public static void main(String[] args) throws FlagsmithClientError {
    FlagsmithClient flagsmith =
        FlagsmithClient.newBuilder()
            .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
            .withConfiguration(
                FlagsmithConfig.newBuilder()
                    .baseUri("https://edge.api.flagsmith.com/api/v1/")
                    .build())
            .build();

    // region: read
    Flags flags = flagsmith.getEnvironmentFlags();
    boolean newCheckout = flags.isFeatureEnabled("new_checkout");
    Object pageSize = flags.getFeatureValue("page_size");
    // endregion: read
    System.out.println("new_checkout: " + (newCheckout ? "on" : "off"));
    System.out.println("page_size: " + pageSize);

    // region: identify
    Map<String, Object> traits = new HashMap<>();
    traits.put("plan", "pro");
    traits.put("seats", 12);
    Flags mine = flagsmith.getIdentityFlags("customer-42", traits);
    Object banner = mine.getFeatureValue("banner_text");
    // endregion: identify
    System.out.println("banner_text: " + banner);
    flagsmith.close();
  }
}
