// Keeps the application going when the API cannot be reached or a flag does not exist.

import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.config.Retry;
import com.flagsmith.models.DefaultFlag;
import com.flagsmith.models.Flags;

public class Defaults {
  // region: defaults
  static DefaultFlag defaultFlag(String name) {
    DefaultFlag flag = new DefaultFlag();
    flag.setFeatureName(name);
    flag.setEnabled(name.equals("page_size"));
    flag.setValue(name.equals("page_size") ? 10 : null);
    return flag;
  }

  static FlagsmithClient newClient() {
    return FlagsmithClient.newBuilder()
        .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
        .withConfiguration(
            FlagsmithConfig.newBuilder()
                .baseUri("https://unreachable.example.com/api/v1/")
                .connectTimeout(500)
                .retries(new Retry(1))
                .build())
        // After withConfiguration, which would replace the function again.
        .setDefaultFlagValueFunction(Defaults::defaultFlag)
        .build();
  }
  // endregion: defaults

  public static void main(String[] args) throws Exception {
    FlagsmithClient flagsmith = newClient();
    // region: read
    Flags flags = flagsmith.getEnvironmentFlags();
    System.out.println("new_checkout: " + (flags.isFeatureEnabled("new_checkout") ? "on" : "off"));
    System.out.println("page_size: " + flags.getFeatureValue("page_size"));
    // endregion: read
    flagsmith.close();
  }
}
