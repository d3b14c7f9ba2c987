# Evaluates without storing.
config =
  Flagsmith.Client.new(
    environment_key: System.fetch_env!("FLAGSMITH_ENVIRONMENT_KEY"),
    api_url: System.fetch_env!("FLAGSMITH_API_URL")
  )

# region: trait
traits = [
  %{trait_key: "plan", trait_value: "pro"},
  %{trait_key: "country", trait_value: "PT", transient: true}
]

{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "user-12345", traits)
# endregion: trait

# region: identity
guest_traits = [%{trait_key: "plan", trait_value: "free"}]
{:ok, guest_flags} = Flagsmith.Client.get_identity_flags(config, "guest-7f3a", guest_traits, true)
# endregion: identity
IO.inspect({Flagsmith.Client.is_feature_enabled(flags, "new_checkout"), Flagsmith.Client.is_feature_enabled(guest_flags, "new_checkout")})
