# frozen_string_literal: true

# Reads flags for the environment and for an identity, evaluated by the API.

# region: init
require 'logger'
require 'flagsmith'

flagsmith = Flagsmith::Client.new(
  environment_key: ENV.fetch('FLAGSMITH_ENVIRONMENT_KEY'),
  api_url: 'https://edge.api.flagsmith.com/api/v1/',
  # The built-in logger writes every request at level debug.
  logger: Logger.new($stderr, level: :warn)
)
# endregion: init

# region: remote
flags = flagsmith.get_environment_flags

puts 'new_checkout: on' if flags.feature_enabled?('new_checkout')
puts "page_size: #{flags.feature_value('page_size')}"
# endregion: remote

# region: identity
# One request stores the traits and returns every flag for this identity.
flags = flagsmith.get_identity_flags('customer-42', plan: 'pro', seats: 12)
puts "banner_text: #{flags.feature_value('banner_text')}"
# endregion: identity

# region: transient
# This trait takes part in the evaluation and is not stored.
flags = flagsmith.get_identity_flags('customer-42', plan: { value: 'pro', transient: true })
puts "page_size: #{flags.feature_value('page_size')}"

# Nothing is stored for this visitor, not even the identifier.
flags = flagsmith.get_identity_flags('visitor-7', true)
puts "page_size: #{flags.feature_value('page_size')}"
# endregion: transient
