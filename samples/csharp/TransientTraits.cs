using System.Collections.Generic;
using System.Threading.Tasks;
using Flagsmith;

/// <summary>Evaluates without storing.</summary>
public static class TransientTraits
{
    // region: trait
    public static Task<IFlags> WithTransientTrait(FlagsmithClient flagsmith) =>
        flagsmith.GetIdentityFlags("user-12345", new List<ITrait>
        {
            new Trait("plan", "pro"),
            new Trait("country", "PT", true),
        });
    // endregion: trait

    // region: identity
    public static Task<IFlags> AsGuest(FlagsmithClient flagsmith) =>
        flagsmith.GetIdentityFlags("guest-7f3a", new List<ITrait> { new Trait("plan", "free") }, true);
    // endregion: identity
}
