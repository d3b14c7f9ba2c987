// region: csharp
using Flagsmith;
using OpenFeature;
using OpenFeature.Contrib.Providers.Flagsmith;
using OpenFeature.Model;

var provider = new FlagsmithProvider(
    new FlagsmithProviderConfiguration { UsingBooleanConfigValue = false },
    new FlagsmithConfiguration
    {
        EnvironmentKey = Environment.GetEnvironmentVariable("FLAGSMITH_ENVIRONMENT_KEY"),
        ApiUri = new Uri("https://edge.api.flagsmith.com/api/v1/"),
    });
await Api.Instance.SetProviderAsync(provider);

var client = Api.Instance.GetClient();
var customer = EvaluationContext.Builder().SetTargetingKey("customer-42").Set("plan", "pro").Build();
Console.WriteLine(await client.GetBooleanValueAsync("new_checkout", false));
Console.WriteLine(await client.GetStringValueAsync("banner_text", "none", customer));
// endregion: csharp
