# frozen_string_literal: true

require 'flagsmith'

# region: enable
flagsmith = Flagsmith::Client.new(
  environment_key: ENV.fetch('FLAGSMITH_ENVIRONMENT_KEY'),
  api_url: ENV.fetch('FLAGSMITH_API_URL'),
  enable_analytics: true
)
# endregion: enable
puts "new_checkout: #{flagsmith.get_environment_flags.feature_enabled?('new_checkout') ? 'on' : 'off'}"
