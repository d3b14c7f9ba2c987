#!/usr/bin/env bash
# Compares the flags of one environment on two instances.
set -euo pipefail

# region: compare
flags='map({name: .feature.name, enabled, value: .feature_state_value}) | sort_by(.name)'
diff <(curl -sS -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' 'https://edge.api.flagsmith.com/api/v1/flags/' | jq "$flags") \
  <(curl -sS -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' 'https://flagsmith.example.com/api/v1/flags/' | jq "$flags") \
  && echo 'same flags'
# endregion: compare
