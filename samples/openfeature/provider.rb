# region: ruby
require 'open_feature/sdk'
require 'openfeature/flagsmith/options'
require 'openfeature/flagsmith/provider'

options = OpenFeature::Flagsmith::Options.new(
  environment_key: ENV.fetch('FLAGSMITH_ENVIRONMENT_KEY'),
  api_url: 'https://edge.api.flagsmith.com/api/v1/'
)
OpenFeature::SDK.configure do |config|
  config.provider = OpenFeature::Flagsmith::Provider.new(options: options)
end

client = OpenFeature::SDK.build_client
customer = OpenFeature::SDK::EvaluationContext.new(targeting_key: 'customer-42', plan: 'pro')
puts client.fetch_boolean_value(flag_key: 'new_checkout', default_value: false)
puts client.fetch_string_value(flag_key: 'banner_text', default_value: 'none', evaluation_context: customer)
# endregion: ruby
