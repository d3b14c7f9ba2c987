# frozen_string_literal: true

require 'flagsmith'

# region: init
flagsmith = Flagsmith::Client.new(
  environment_key: ENV.fetch('FLAGSMITH_SERVER_KEY'),
  api_url: ENV.fetch('FLAGSMITH_API_URL'),
  enable_local_evaluation: true,
  enable_realtime_updates: true
)
# endregion: init
puts "new_checkout: #{flagsmith.get_environment_flags.feature_enabled?('new_checkout') ? 'on' : 'off'}"
