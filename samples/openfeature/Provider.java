import dev.openfeature.contrib.providers.flagsmith.FlagsmithProvider;
import dev.openfeature.contrib.providers.flagsmith.FlagsmithProviderOptions;
import dev.openfeature.sdk.Client;
import dev.openfeature.sdk.EvaluationContext;
import dev.openfeature.sdk.ImmutableContext;
import dev.openfeature.sdk.OpenFeatureAPI;
import dev.openfeature.sdk.Value;
import java.util.Map;

public class Provider {
    // region: java
    public static void main(String[] args) {
        FlagsmithProviderOptions options = FlagsmithProviderOptions.builder()
            .apiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
            .baseUri("https://edge.api.flagsmith.com/api/v1/")
            .build();
        OpenFeatureAPI api = OpenFeatureAPI.getInstance();
        api.setProviderAndWait(new FlagsmithProvider(options));

        Client client = api.getClient();
        EvaluationContext customer = new ImmutableContext("customer-42", Map.of("plan", new Value("pro")));
        System.out.println("new_checkout: " + client.getBooleanValue("new_checkout", false));
        System.out.println("banner_text: " + client.getStringValue("banner_text", "none", customer));
        api.shutdown(); // closes the Flagsmith client
    }
    // endregion: java
}
