# Keeps the application going when the API cannot be reached or a flag does not exist.

# region: defaults
default_flag = fn
  "page_size" -> %Flagsmith.Schemas.Flag{feature_name: "page_size", enabled: true, value: "10"}
  name -> %Flagsmith.Schemas.Flag{feature_name: name, enabled: false, value: nil}
end

config =
  Flagsmith.Client.new(
    environment_key: System.fetch_env!("FLAGSMITH_SERVER_KEY"),
    api_url: "https://unreachable.example.com/api/v1/",
    default_flag_handler: default_flag
  )

# Ask with the configuration, not with a list of flags: the handler then also answers when the request fails.
IO.puts("new_checkout: #{Flagsmith.Client.is_feature_enabled(config, "new_checkout")}")
IO.puts("page_size: #{Flagsmith.Client.get_feature_value(config, "page_size")}")
# endregion: defaults
