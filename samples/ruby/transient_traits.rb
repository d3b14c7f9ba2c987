# frozen_string_literal: true

require 'flagsmith'

flagsmith = Flagsmith::Client.new(
  environment_key: ENV.fetch('FLAGSMITH_ENVIRONMENT_KEY'),
  api_url: ENV.fetch('FLAGSMITH_API_URL')
)

# region: trait
flags = flagsmith.get_identity_flags(
  'user-12345',
  plan: 'pro',
  country: { value: 'PT', transient: true }
)
# endregion: trait

# region: identity
guest_flags = flagsmith.get_identity_flags('guest-7f3a', true, plan: 'free')
# endregion: identity
puts "page_size: #{flags.feature_value('page_size')}, for a guest #{guest_flags.feature_value('page_size')}"
