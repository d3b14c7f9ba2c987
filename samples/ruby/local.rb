# frozen_string_literal: true

# Evaluates flags in this process, from a copy of the environment document.

# region: local
require 'logger'
require 'flagsmith'

flagsmith = Flagsmith::Client.new(
  # A server-side key, which starts with "ser.".
  environment_key: ENV.fetch('FLAGSMITH_SERVER_KEY'),
  api_url: 'https://edge.api.flagsmith.com/api/v1/',
  enable_local_evaluation: true,
  environment_refresh_interval_seconds: 60,
  logger: Logger.new($stderr, level: :warn)
)

# No request is made here, and no trait is stored.
flags = flagsmith.get_identity_flags('customer-42', plan: 'pro')
puts "banner_text: #{flags.feature_value('banner_text')}"
# endregion: local

# region: segments
segments = flagsmith.get_identity_segments('customer-42', { plan: 'pro' })
puts "segments: #{segments.map(&:name).join(', ')}"
# endregion: segments
