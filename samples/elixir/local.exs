# Evaluates flags in this process, from a copy of the environment document.

# region: local
# In an application, put Flagsmith.Supervisor among the children of your supervision tree.
{:ok, _} = Supervisor.start_link([Flagsmith.Supervisor], strategy: :one_for_one)

config =
  Flagsmith.Client.new(
    # A server-side key, which starts with "ser.".
    environment_key: System.fetch_env!("FLAGSMITH_SERVER_KEY"),
    api_url: "https://edge.api.flagsmith.com/api/v1/",
    enable_local_evaluation: true,
    environment_refresh_interval_milliseconds: 60_000
  )

# No request is made here, and no trait is stored.
{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "customer-42", [%{trait_key: "plan", trait_value: "pro"}])
IO.puts("banner_text: #{Flagsmith.Client.get_feature_value(flags, "banner_text")}")
# endregion: local
