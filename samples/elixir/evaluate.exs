# Reads flags for the environment and for an identity, evaluated by the API.

# region: init
config =
  Flagsmith.Client.new(
    # Environment flags come from the environment document, so the key starts with "ser.".
    environment_key: System.fetch_env!("FLAGSMITH_SERVER_KEY"),
    api_url: "https://edge.api.flagsmith.com/api/v1/"
  )
# endregion: init

# region: remote
{:ok, flags} = Flagsmith.Client.get_environment_flags(config)

if Flagsmith.Client.is_feature_enabled(flags, "new_checkout") == true do
  IO.puts("new_checkout: on")
end

IO.puts("page_size: #{Flagsmith.Client.get_feature_value(flags, "page_size")}")
# endregion: remote

# region: identity
alias Flagsmith.Schemas.Traits.Trait

# One request stores the traits and returns every flag for this identity.
traits = [
  %Trait{trait_key: "plan", trait_value: "pro"},
  %Trait{trait_key: "seats", trait_value: 12}
]

{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "customer-42", traits)
IO.puts("banner_text: #{Flagsmith.Client.get_feature_value(flags, "banner_text")}")
# endregion: identity

# region: transient
# This trait takes part in the evaluation and is not stored.
once = [%Trait{trait_key: "plan", trait_value: "pro", transient: true}]
{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "customer-42", once)
IO.puts("page_size: #{Flagsmith.Client.get_feature_value(flags, "page_size")}")

# Nothing is stored for this visitor, not even the identifier.
{:ok, flags} = Flagsmith.Client.get_identity_flags(config, "visitor-7", [], true)
IO.puts("page_size: #{Flagsmith.Client.get_feature_value(flags, "page_size")}")
# endregion: transient
