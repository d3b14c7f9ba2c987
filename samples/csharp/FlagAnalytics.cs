using System;
using Flagsmith;

/// <summary>Turns flag analytics on.</summary>
public static class FlagAnalytics
{
    // region: enable
    public static FlagsmithClient Connect() =>
        new FlagsmithClient(new FlagsmithConfiguration
        {
            EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_ENVIRONMENT_KEY"),
            ApiUri = new Uri(Environment.GetEnvironmentVariable("FLAGSMITH_API_URL")),
            EnableAnalytics = true,
        });
    // endregion: enable
}
