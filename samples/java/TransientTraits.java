import com.flagsmith.FlagsmithClient;
import com.flagsmith.exceptions.FlagsmithClientError;
import com.flagsmith.models.Flags;
import com.flagsmith.models.TraitConfig;
import java.util.HashMap;
import java.util.Map;

/** Evaluates without storing. */
public final class TransientTraits {
  private TransientTraits() {}

  // region: trait
  static Flags withTransientTrait(FlagsmithClient flagsmith) throws FlagsmithClientError {
    Map<String, Object> traits = new HashMap<>();
    traits.put("plan", "pro");
    traits.put("country", new TraitConfig("PT", true));
    return flagsmith.getIdentityFlags("user-12345", traits);
  }
  // endregion: trait

  // region: identity
  static Flags asGuest(FlagsmithClient flagsmith) throws FlagsmithClientError {
    Map<String, Object> traits = new HashMap<>();
    traits.put("plan", "free");
    return flagsmith.getIdentityFlags("guest-7f3a", traits, true);
  }
  // endregion: identity
}
