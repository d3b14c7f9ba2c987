# frozen_string_literal: true

# Reads flags from a file and never calls the API.

# region: offline
require 'json'
require 'logger'
require 'flagsmith'

flagsmith = Flagsmith::Client.new(
  environment_key: 'offline',
  offline_mode: true,
  offline_handler: Flagsmith::OfflineHandlers::LocalFileHandler.new('environment.json'),
  logger: Logger.new($stderr, level: :warn)
)

flags = flagsmith.get_identity_flags('customer-42', plan: 'pro')
puts "banner_text: #{flags.feature_value('banner_text')}"
# endregion: offline
