// Reads flags for the environment and for an identity, evaluated by the API.

// region: init
using System;
using System.Collections.Generic;
using Flagsmith;

var flagsmith = new FlagsmithClient(new FlagsmithConfiguration
{
    EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_ENVIRONMENT_KEY"),
    ApiUri = new Uri("https://edge.api.flagsmith.com/api/v1/"),
});
// endregion: init

// region: remote
IFlags flags = await flagsmith.GetEnvironmentFlags();

if (await flags.IsFeatureEnabled("new_checkout"))
{
    Console.WriteLine("new_checkout: on");
}
Console.WriteLine($"page_size: {await flags.GetFeatureValue("page_size")}");
// endregion: remote

// region: identity
// One request stores the traits and returns every flag for this identity.
IFlags customer = await flagsmith.GetIdentityFlags("customer-42", new List<ITrait>
{
    new Trait("plan", "pro"),
    new Trait("seats", 12),
});
Console.WriteLine($"banner_text: {await customer.GetFeatureValue("banner_text")}");
// endregion: identity

// region: transient
// This trait takes part in the evaluation and is not stored.
IFlags once = await flagsmith.GetIdentityFlags("customer-42", new List<ITrait> { new Trait("plan", "pro", true) });
Console.WriteLine($"page_size: {await once.GetFeatureValue("page_size")}");

// Nothing is stored for this visitor, not even the identifier.
IFlags visitor = await flagsmith.GetIdentityFlags("visitor-7", null, true);
Console.WriteLine($"page_size: {await visitor.GetFeatureValue("page_size")}");
// endregion: transient
