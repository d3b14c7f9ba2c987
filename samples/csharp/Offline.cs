// Reads flags from a file and never calls the API.

// region: offline
using System;
using System.Collections.Generic;
using Flagsmith;
using OfflineHandler;

var flagsmith = new FlagsmithClient(new FlagsmithConfiguration
{
    OfflineMode = true,
    OfflineHandler = new LocalFileHandler("environment.json"),
});

IFlags flags = await flagsmith.GetIdentityFlags("customer-42", new List<ITrait> { new Trait("plan", "pro") });
Console.WriteLine($"banner_text: {await flags.GetFeatureValue("banner_text")}");
// endregion: offline
