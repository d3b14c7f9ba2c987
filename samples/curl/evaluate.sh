#!/usr/bin/env bash
# Reads flags over HTTP.
set -euo pipefail

# region: flags
curl -sS --fail-with-body 'https://edge.api.flagsmith.com/api/v1/flags/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'
# endregion: flags
echo

# region: flag
curl -sS --fail-with-body 'https://edge.api.flagsmith.com/api/v1/flags/?feature=banner_text' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'
# endregion: flag
echo

# region: identity
curl -sS --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "identifier": "customer-42",
    "traits": [
      {"trait_key": "plan", "trait_value": "pro"},
      {"trait_key": "seats", "trait_value": 12}
    ]
  }'
# endregion: identity
echo

# region: transient
curl -sS --fail-with-body -X POST 'https://edge.api.flagsmith.com/api/v1/identities/' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY' \
  -H 'Content-Type: application/json' \
  -d '{
    "identifier": "visitor-7",
    "transient": true,
    "traits": [{"trait_key": "plan", "trait_value": "pro", "transient": true}]
  }'
# endregion: transient
echo

# region: stored
curl -sS --fail-with-body -G 'https://edge.api.flagsmith.com/api/v1/identities/' \
  --data-urlencode 'identifier=4f6b9c1e-user' \
  -H 'X-Environment-Key: YOUR_ENVIRONMENT_KEY'
# endregion: stored
echo
