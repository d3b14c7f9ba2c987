# frozen_string_literal: true

# Keeps the application going when the API cannot be reached or a flag does not exist.

# region: defaults
require 'logger'
require 'flagsmith'

DEFAULTS = {
  'new_checkout' => Flagsmith::Flags::DefaultFlag.new(enabled: false, value: nil),
  'page_size' => Flagsmith::Flags::DefaultFlag.new(enabled: true, value: 10)
}.freeze

flagsmith = Flagsmith::Client.new(
  environment_key: ENV.fetch('FLAGSMITH_ENVIRONMENT_KEY'),
  api_url: 'https://unreachable.example.com/api/v1/',
  default_flag_handler: lambda { |name|
    DEFAULTS.fetch(name) { Flagsmith::Flags::DefaultFlag.new(enabled: false, value: nil) }
  },
  request_timeout_seconds: 2,
  logger: Logger.new($stderr, level: :warn)
)

flags = flagsmith.get_environment_flags
puts "new_checkout: #{flags.feature_enabled?('new_checkout') ? 'on' : 'off'}"
puts "page_size: #{flags.feature_value('page_size')}"
# endregion: defaults
