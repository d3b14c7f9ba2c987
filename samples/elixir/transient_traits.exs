# Evaluates without storing.
alias Flagsmith.Schemas.Traits.Trait

config =
  Flagsmith.Client.new(
    environment_key: System.fetch_env!("FLAGSMITH_ENVIRONMENT_KEY"),
    api_url: System.fetch_env!("FLAGSMITH_API_URL")
  )

# region: trait
traits = [
  %Trait{trait_key: "plan", trait_value: "pro"},
  %Trait{trait_key: "country", trait_value: "PT", transient: true}
]

{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "user-12345", traits)
# endregion: trait

# region: identity
guest_traits = [%Trait{trait_key: "plan", trait_value: "free"}]
{:ok, guest_flags} = Flagsmith.Client.get_identity_flags(config, "guest-7f3a", guest_traits, true)
# endregion: identity
IO.puts("page_size: #{Flagsmith.Client.get_feature_value(flags, "page_size")}, for a guest #{Flagsmith.Client.get_feature_value(guest_flags, "page_size")}")
