// Keeps the application going when the API cannot be reached or a flag does not exist.

// region: defaults
using System;
using Flagsmith;

var flagsmith = new FlagsmithClient(new FlagsmithConfiguration
{
    EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_ENVIRONMENT_KEY"),
    ApiUri = new Uri("https://unreachable.example.com/api/v1/"),
    RequestTimeout = 2,
    Retries = 1,
    DefaultFlagHandler = name => name switch
    {
        "page_size" => new Flag(new Feature(name), true, "10"),
        _ => new Flag(new Feature(name), false, null),
    },
});

IFlags flags = await flagsmith.GetEnvironmentFlags();
Console.WriteLine($"new_checkout: {(await flags.IsFeatureEnabled("new_checkout") ? "on" : "off")}");
Console.WriteLine($"page_size: {await flags.GetFeatureValue("page_size")}");
// endregion: defaults
