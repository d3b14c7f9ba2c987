// Registers one client for the whole ASP.NET Core application.

using System;
using System.Collections.Generic;
using System.Net.Http;
using Flagsmith;
using Microsoft.AspNetCore.Builder;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Logging;

var builder = WebApplication.CreateBuilder(args);

// region: singleton
builder.Services.AddSingleton<IFlagsmithClient>(services => new FlagsmithClient(new FlagsmithConfiguration
{
    EnvironmentKey = builder.Configuration["Flagsmith:EnvironmentKey"],
    ApiUri = new Uri("https://edge.api.flagsmith.com/api/v1/"),
    EnableLocalEvaluation = true,
    // A long-lived client must notice DNS changes.
    HttpClient = new HttpClient(new SocketsHttpHandler { PooledConnectionLifetime = TimeSpan.FromMinutes(5) }),
    Logger = services.GetRequiredService<ILogger<FlagsmithClient>>(),
}));
// endregion: singleton

var app = builder.Build();

// region: endpoint
app.MapGet("/checkout/{customer}", async (string customer, IFlagsmithClient flagsmith) =>
{
    IFlags flags = await flagsmith.GetIdentityFlags(customer, new List<ITrait> { new Trait("plan", "pro") });
    return await flags.IsFeatureEnabled("new_checkout") ? "new" : "classic";
});
// endregion: endpoint

app.Run();
