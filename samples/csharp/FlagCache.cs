using System;
using Flagsmith;

/// <summary>Answers repeated questions from memory.</summary>
public static class FlagCache
{
    // region: cache
    public static FlagsmithClient Connect() =>
        new FlagsmithClient(new FlagsmithConfiguration
        {
            EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_ENVIRONMENT_KEY"),
            ApiUri = new Uri("https://edge.api.flagsmith.com/api/v1/"),
            CacheConfig = new CacheConfig(true) { DurationInMinutes = 1 },
        });
    // endregion: cache
}
