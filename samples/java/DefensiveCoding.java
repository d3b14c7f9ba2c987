import com.flagsmith.FlagsmithClient;
import com.flagsmith.config.FlagsmithConfig;
import com.flagsmith.config.Retry;
import com.flagsmith.exceptions.FlagsmithClientError;
import com.flagsmith.models.BaseFlag;
import com.flagsmith.models.Flags;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads flags so that no failure of the network, the API or a value reaches the caller. */
public final class DefensiveCoding {
  private DefensiveCoding() {}

  // region: wrapper
  /** The flags of one request. Build it once and pass it on. */
  static final class SafeFlags {
    static final Map<String, Integer> FALLBACKS_USED = new TreeMap<>(); // export this to your metrics

    private final Flags flags;

    SafeFlags(FlagsmithClient client) {
      this.flags = fetch(client);
    }

    boolean isEnabled(String name, boolean fallback) {
      return find(name).map(BaseFlag::getEnabled).orElse(fallback);
    }

    <T> T value(String name, Class<T> type, T fallback) {
      Optional<BaseFlag> flag = find(name);
      if (flag.isEmpty()) {
        return fallback;
      }
      Object value = flag.get().getValue();
      if (type.isInstance(value)) {
        return type.cast(value);
      }
      count(name);
      return fallback;
    }

    private static Flags fetch(FlagsmithClient client) {
      try {
        return client.getEnvironmentFlags();
      } catch (FlagsmithClientError error) { // FlagsmithApiError is a subclass
        return null;
      }
    }

    private Optional<BaseFlag> find(String name) {
      try {
        if (flags != null) {
          return Optional.of(flags.getFlag(name));
        }
      } catch (FlagsmithClientError error) {
        // no flag of that name
      }
      count(name);
      return Optional.empty();
    }

    private static void count(String name) {
      FALLBACKS_USED.merge(name, 1, Integer::sum);
    }
  }

  static FlagsmithClient connect(String apiUrl) {
    return FlagsmithClient.newBuilder()
        .setApiKey(System.getenv("FLAGSMITH_ENVIRONMENT_KEY"))
        .withConfiguration(
            FlagsmithConfig.newBuilder()
                .baseUri(apiUrl)
                .connectTimeout(1000)
                .readTimeout(2000)
                .retries(new Retry(1))
                .build())
        .build();
  }
  // endregion: wrapper

  // region: chaos
  static void printFlags(String apiUrl) {
    SafeFlags flags = new SafeFlags(connect(apiUrl));
    System.out.println("new_checkout: " + (flags.isEnabled("new_checkout", false) ? "on" : "off"));
    System.out.println("page_size: " + flags.value("page_size", Integer.class, 10));
    System.out.println("banner_text: " + flags.value("banner_text", Integer.class, 0));
    System.out.println("no_such_flag: " + (flags.isEnabled("no_such_flag", false) ? "on" : "off"));
  }

  public static void main(String[] args) {
    System.out.println("API up");
    printFlags("https://edge.api.flagsmith.com/api/v1/");
    System.out.println("API down");
    printFlags("https://unreachable.example.com/api/v1/");
    System.out.println("fallbacks: " + SafeFlags.FALLBACKS_USED);
    System.exit(0); // the HTTP client keeps idle threads for a minute
  }
  // endregion: chaos
}
