// Evaluates flags in this process, from a copy of the environment document.

// region: local
using System;
using System.Collections.Generic;
using Flagsmith;

var flagsmith = new FlagsmithClient(new FlagsmithConfiguration
{
    // A server-side key, which starts with "ser.".
    EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_SERVER_KEY"),
    ApiUri = new Uri("https://edge.api.flagsmith.com/api/v1/"),
    EnableLocalEvaluation = true,
    EnvironmentRefreshInterval = TimeSpan.FromSeconds(60),
});

// No request is made here, and no trait is stored.
var traits = new List<ITrait> { new Trait("plan", "pro") };
IFlags flags = await flagsmith.GetIdentityFlags("customer-42", traits);
Console.WriteLine($"banner_text: {await flags.GetFeatureValue("banner_text")}");
// endregion: local

// region: segments
var segments = flagsmith.GetIdentitySegments("customer-42", traits);
Console.WriteLine($"segments: {segments.Count}");
// endregion: segments
