// Reads flags for the environment and for an identity, evaluated by the API.

// region: init
import com.flagsmith.FlagsmithClient;
import com.flagsmith.models.Flags;
import com.flagsmith.models.TraitConfig;
import java.util.Map;

public class Evaluate {
  static FlagsmithClient newClient() {
    return FlagsmithClient.newBuilder()
        .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
        .withApiUrl("https://edge.api.flagsmith.com/api/v1/")
        .build();
  }
  // endregion: init

  public static void main(String[] args) throws Exception {
    FlagsmithClient flagsmith = newClient();

    // region: remote
    Flags flags = flagsmith.getEnvironmentFlags();

    if (flags.isFeatureEnabled("new_checkout")) {
      System.out.println("new_checkout: on");
    }
    // The value is an Object: text, a whole number, a boolean or null.
    System.out.println("page_size: " + flags.getFeatureValue("page_size"));
    // endregion: remote

    // region: identity
    // One request stores the traits and returns every flag for this identity.
    Flags customerFlags =
        flagsmith.getIdentityFlags("customer-42", Map.of("plan", "pro", "seats", 12));

    System.out.println("banner_text: " + customerFlags.getFeatureValue("banner_text"));
    // endregion: identity

    // region: transient
    // This trait takes part in the evaluation and is not stored.
    Flags once =
        flagsmith.getIdentityFlags("customer-42", Map.of("plan", new TraitConfig("pro", true)));
    System.out.println("page_size: " + once.getFeatureValue("page_size"));

    // Nothing is stored for this visitor, not even the identifier.
    Flags visitor = flagsmith.getIdentityFlags("visitor-7", Map.of(), true);
    System.out.println("page_size: " + visitor.getFeatureValue("page_size"));
    // endregion: transient

    // region: close
    flagsmith.close();
    // endregion: close
  }
}
