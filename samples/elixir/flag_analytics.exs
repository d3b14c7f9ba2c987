# Turns flag analytics on. Flagsmith.Supervisor must run in your supervision tree.
{:ok, _} = Supervisor.start_link([Flagsmith.Supervisor], strategy: :one_for_one)

# region: enable
config =
  Flagsmith.Client.new(
    environment_key: System.fetch_env!("FLAGSMITH_SERVER_KEY"),
    api_url: System.fetch_env!("FLAGSMITH_API_URL"),
    enable_analytics: true
  )
# endregion: enable

{:ok, flags} = Flagsmith.Client.get_environment_flags(config)
IO.puts("new_checkout: #{Flagsmith.Client.is_feature_enabled(flags, "new_checkout")}")
